import { useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/collections.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/inventory.ts";
import type { Order } from "#contract/orders.ts";
import { SCREENS } from "./navigation.ts";

export type PaletteEntry = { label: string; hint?: string; to: string; viewAt?: string };
export type PaletteGroup = { label: string; entries: PaletteEntry[] };

const MOST = 5;
/** Recent orders are searched here; older ones are reached by their number. */
const RECENT_ORDERS = 100;
const ACTIONS: PaletteEntry[] = [
  { label: "New piece", to: "/admin?edit=new" },
  { label: "New order", to: "/admin/orders/new" },
  { label: "New collection", to: "/admin/collections?edit=new" },
  { label: "View Store", to: "/" },
];

type Found = {
  term: string;
  pieces: InventoryRow[];
  orders: Order[];
  collections: Pick<Collection, "id" | "title" | "slug">[];
};

/** What a search text finds, at most five of each kind. */
export function toPaletteGroups({ term, pieces, orders, collections }: Found): PaletteGroup[] {
  const text = term.toLowerCase();
  const hasText = ({ label }: PaletteEntry) => label.toLowerCase().includes(text);
  const groups = [
    {
      label: "Pieces",
      entries: pieces.map(({ id, name, price, sku }) => ({
        label: name,
        hint: [formatPrice(price), sku].filter(Boolean).join(", "),
        to: `/admin?edit=${id}`,
        viewAt: `/products/${id}`,
      })),
    },
    { label: "Orders", entries: findOrders(term, orders) },
    {
      label: "Collections",
      entries: collections.map(({ id, title, slug }) => ({
        label: title,
        to: `/admin/collections?edit=${id}`,
        viewAt: `/collections/${slug}`,
      })),
    },
    { label: "Actions", entries: ACTIONS.filter(hasText) },
    { label: "Screens", entries: SCREENS.map(({ label, to }) => ({ label, to })).filter(hasText) },
  ];
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.slice(0, MOST) }))
    .filter(({ entries }) => entries.length > 0);
}

function findOrders(term: string, orders: Order[]): PaletteEntry[] {
  if (term === "") return [];
  const number = /^#?(\d{1,9})$/.exec(term)?.[1];
  const text = term.toLowerCase();
  const found = orders
    .filter(
      ({ id, customerName }) => String(id) === number || customerName.toLowerCase().includes(text),
    )
    .map(({ id, customerName }) => ({
      label: `Order ${id}`,
      hint: customerName,
      to: `/admin/orders/${id}`,
    }));
  if (!number || found.length > 0) return found;
  return [{ label: `Order ${number}`, to: `/admin/orders/${number}` }];
}

const NONE: never[] = [];

/** @param term debounced, without spaces around it */
export function usePaletteGroups(term: string): PaletteGroup[] {
  const isAsked = term !== "";
  const search = `search=${encodeURIComponent(term)}&limit=${MOST}`;
  const pieces = useQuery<InventoryRow[]>({
    queryKey: [`/api/inventory?${search}`],
    enabled: isAsked,
  });
  const collections = useQuery<Collection[]>({
    queryKey: [`/api/blog-posts?${search}`],
    enabled: isAsked,
  });
  const orders = useQuery<Order[]>({
    queryKey: [`/api/orders?limit=${RECENT_ORDERS}`],
    enabled: isAsked,
  });
  return toPaletteGroups({
    term,
    pieces: (isAsked && pieces.data) || NONE,
    collections: (isAsked && collections.data) || NONE,
    orders: (isAsked && orders.data) || NONE,
  });
}
