import { useQuery } from "@tanstack/react-query";
import type { CustomerSummary } from "#contract/customers.ts";
import type { InquirySummary } from "#contract/inquiries.ts";
import type { Collection } from "#contract/collections.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/inventory.ts";
import type { Order } from "#contract/orders.ts";
import type { Access } from "#contract/sign-in.ts";
import { describePieces } from "../describe-pieces.ts";
import { mayOpen, SCREENS } from "./navigation.ts";
import { useDesk } from "./use-desk.ts";

export type PaletteEntry = { label: string; hint?: string; to: string; viewAt?: string };
export type PaletteGroup = { label: string; entries: PaletteEntry[] };

const MOST = 5;
const ACTIONS: PaletteEntry[] = [
  { label: "New piece", to: "/admin?edit=new" },
  { label: "New order", to: "/admin/orders/new" },
  { label: "Add inquiry", to: "/admin/inquiries?add=1" },
  { label: "New collection", to: "/admin/collections?edit=new" },
  { label: "View Store", to: "/" },
];

/** Paths outside the desk are open to all who are in it. */
const isOpen = ({ to }: PaletteEntry, access: Access): boolean => {
  const { pathname } = new URL(to, "http://desk");
  return pathname === "/" || mayOpen(pathname, access);
};

type Found = {
  term: string;
  pieces: InventoryRow[];
  orders: Order[];
  inquiries?: InquirySummary[];
  customers?: CustomerSummary[];
  collections: Pick<Collection, "id" | "title" | "slug">[];
  /** Of the person who searches. */
  access?: Access;
};

/** What a search text finds, at most five of each kind. */
export function toPaletteGroups({
  term,
  pieces,
  orders,
  inquiries = [],
  customers = [],
  collections,
  access = "everything",
}: Found): PaletteGroup[] {
  const text = term.toLowerCase();
  const hasText = ({ label }: PaletteEntry) => label.toLowerCase().includes(text);
  const groups = [
    ...toFoundGroups({ pieces, orders, inquiries, customers, collections }),
    { label: "Actions", entries: ACTIONS.filter(hasText) },
    { label: "Screens", entries: SCREENS.map(({ label, to }) => ({ label, to })).filter(hasText) },
  ];
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => isOpen(entry, access)).slice(0, MOST),
    }))
    .filter(({ entries }) => entries.length > 0);
}

type Lists = Required<Omit<Found, "term" | "access">>;

const toFoundGroups = ({
  pieces,
  orders,
  inquiries,
  customers,
  collections,
}: Lists): PaletteGroup[] => [
  {
    label: "Pieces",
    entries: pieces.map(({ id, name, price, sku }) => ({
      label: name,
      hint: [formatPrice(price), sku].filter(Boolean).join(", "),
      to: `/admin?edit=${id}`,
      viewAt: `/products/${id}`,
    })),
  },
  {
    label: "Orders",
    entries: orders.map(({ id, customerName }) => ({
      label: `Order ${id}`,
      hint: customerName,
      to: `/admin/orders/${id}`,
    })),
  },
  {
    label: "Inquiries",
    entries: inquiries.map(({ id, name, pieces }) => ({
      label: name,
      hint: describePieces(pieces),
      to: `/admin/inquiries/${id}`,
    })),
  },
  {
    label: "Customers",
    entries: customers.map(({ id, name, email, phone }) => {
      const hint = email ?? phone;
      return { label: name, ...(hint && { hint }), to: `/admin/customers/${id}` };
    }),
  },
  {
    label: "Collections",
    entries: collections.map(({ id, title, slug }) => ({
      label: title,
      to: `/admin/collections?edit=${id}`,
      viewAt: `/collections/${slug}`,
    })),
  },
];

const NONE: never[] = [];

/** @param term debounced, without spaces around it */
export function usePaletteGroups(term: string): PaletteGroup[] {
  const isAsked = term !== "";
  const { access } = useDesk().user;
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
    queryKey: [`/api/orders?${search}`],
    enabled: isAsked && access === "everything",
  });
  const inquiries = useQuery<InquirySummary[]>({
    queryKey: [`/api/inquiries?${search}`],
    enabled: isAsked && access === "everything",
  });
  const customers = useQuery<CustomerSummary[]>({
    queryKey: [`/api/customers?${search}`],
    enabled: isAsked && access === "everything",
  });
  return toPaletteGroups({
    term,
    pieces: (isAsked && pieces.data) || NONE,
    collections: (isAsked && collections.data) || NONE,
    orders: (isAsked && orders.data) || NONE,
    inquiries: (isAsked && inquiries.data) || NONE,
    customers: (isAsked && customers.data) || NONE,
    access,
  });
}
