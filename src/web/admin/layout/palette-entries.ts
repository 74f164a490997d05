import { useQuery } from "@tanstack/react-query";
import { foldName } from "#contract/fold-name.ts";
import type { CustomerSummary } from "#contract/sales/customers.ts";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Picture } from "#contract/media/media.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Access } from "#contract/access/sign-in.ts";
import type { DeskIconName } from "../desk-icon.tsx";
import { nameOrder } from "../order-source.ts";
import { describePieces } from "../pieces/describe-pieces.ts";
import { mayOpen, MENU } from "./navigation.ts";
import { useDesk } from "./use-desk.ts";

export type PaletteEntry = {
  label: string;
  hint?: string;
  to: string;
  viewAt?: string;
  icon: DeskIconName;
  /** Of a piece: its first photo, null without one. */
  picture?: Picture | null;
};
export type PaletteGroup = { label: string; entries: PaletteEntry[] };

const MOST = 5;
const ACTIONS: PaletteEntry[] = [
  { label: "New piece", to: "/admin?edit=new", icon: "plus" },
  { label: "New order", to: "/admin/orders/new", icon: "plus" },
  { label: "Add inquiry", to: "/admin/inquiries?add=1", icon: "plus" },
  { label: "New collection", to: "/admin/collections?edit=new", icon: "plus" },
  { label: "Metal prices", to: "/admin/metal-prices", icon: "dollar" },
  { label: "View Store", to: "/", icon: "eye" },
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

/** What is done most with one piece. The list opens its price at "price". */
const toActionsOf = ({ id, name }: InventoryRow): PaletteEntry[] => [
  {
    label: `Change the price of ${name}`,
    to: `/admin?${new URLSearchParams({ search: name, price: String(id) }).toString()}`,
    icon: "dollar",
  },
  {
    label: `Record an order for ${name}`,
    to: `/admin/orders/new?piece=${id}`,
    icon: "receipt",
  },
];

/** Adds the piece of that name as the last action, so that Enter adds none where something was found. */
export function withNewPiece(groups: PaletteGroup[], name: string): PaletteGroup[] {
  const newPiece: PaletteEntry = {
    label: `Add a piece called “${name}”`,
    to: `/admin?${new URLSearchParams({ edit: "new", name }).toString()}`,
    icon: "plus",
  };
  const others = groups.filter(({ label }) => label !== "Actions");
  const actions = groups.find(({ label }) => label === "Actions")?.entries ?? [];
  const entries = [...actions.slice(0, MOST - 1), newPiece];
  return [...others, { label: "Actions", entries }];
}

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
  const text = foldName(term);
  const hasText = ({ label }: PaletteEntry) => foldName(label).includes(text);
  const groups = [
    ...toFoundGroups({ pieces, orders, inquiries, customers, collections }),
    {
      label: "Screens",
      entries: MENU.map(({ label, to }): PaletteEntry => ({
        label,
        to,
        icon: "arrow-right",
      })).filter(hasText),
    },
    {
      label: "Actions",
      entries: [...pieces.slice(0, 1).flatMap(toActionsOf), ...ACTIONS.filter(hasText)],
    },
  ];
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => isOpen(entry, access)).slice(0, MOST),
    }))
    .filter(({ entries }) => entries.length > 0);
}

type Lists = Required<Omit<Found, "term" | "access">>;

const toFoundGroups = (found: Lists): PaletteGroup[] => [
  { label: "Pieces", entries: found.pieces.map(toPiece) },
  { label: "Orders", entries: found.orders.map(toOrder) },
  { label: "Inquiries", entries: found.inquiries.map(toInquiry) },
  { label: "Customers", entries: found.customers.map(toCustomer) },
  { label: "Collections", entries: found.collections.map(toCollection) },
];

const toPiece = ({ id, name, price, sku, picture }: InventoryRow): PaletteEntry => ({
  label: name,
  hint: [formatPrice(price), sku].filter(Boolean).join(", "),
  to: `/admin?edit=${id}`,
  viewAt: `/products/${id}`,
  icon: "ring",
  picture,
});

const toOrder = (order: Order): PaletteEntry => ({
  label: nameOrder(order),
  hint: order.customerName,
  to: `/admin/orders/${order.id}`,
  icon: "table",
});

const toInquiry = ({ id, name, pieces }: Lists["inquiries"][number]): PaletteEntry => ({
  label: name,
  hint: describePieces(pieces),
  to: `/admin/inquiries/${id}`,
  icon: "mail",
});

function toCustomer({ id, name, email, phone }: Lists["customers"][number]): PaletteEntry {
  const hint = email ?? phone;
  return { label: name, ...(hint && { hint }), to: `/admin/customers/${id}`, icon: "list" };
}

const toCollection = ({ id, title, slug }: Lists["collections"][number]): PaletteEntry => ({
  label: title,
  to: `/admin/collections?edit=${id}`,
  viewAt: `/collections/${slug}`,
  icon: "edit",
});

const NONE: never[] = [];

/**
 * What a search text finds, and the piece that may be added under it.
 * @param term debounced, without spaces around it
 */
export function usePaletteGroups(term: string): {
  groups: PaletteGroup[];
  isNothing: boolean;
  /** Whether everything that the term finds is there. */
  isSettled: boolean;
} {
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
  const found = toPaletteGroups({
    term,
    pieces: (isAsked && pieces.data) || NONE,
    collections: (isAsked && collections.data) || NONE,
    orders: (isAsked && orders.data) || NONE,
    inquiries: (isAsked && inquiries.data) || NONE,
    customers: (isAsked && customers.data) || NONE,
    access,
  });
  const isSettled =
    isAsked &&
    ![pieces, collections, orders, inquiries, customers].some(({ isFetching }) => isFetching);
  return {
    groups: isSettled ? withNewPiece(found, term) : found,
    isNothing: isSettled && found.length === 0,
    isSettled,
  };
}
