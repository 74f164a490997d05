import type { CustomerAddress } from "../sales/customer-addresses.ts";
import type { OrderStatus } from "../sales/order-transitions.ts";
import type { Delivery, OrderEdit, OrderSource } from "../sales/orders.ts";
import type { PaymentMethod, PaymentStatus } from "../sales/payments.ts";
import type { NewTag } from "../catalogue/tags.ts";

/** What an import can contain: one of them and several, and the kind of file that brings them; null for none. */
export const ITEM_KINDS = {
  piece: { one: "piece", many: "pieces", file: "pieces" },
  tag: { one: "tag", many: "tags", file: null },
  collection: { one: "collection", many: "collections", file: "posts" },
  order: { one: "order", many: "orders", file: "orders" },
  subscriber: { one: "subscriber", many: "subscribers", file: "subscribers" },
  customer: { one: "customer", many: "customers", file: "customers" },
  redirect: { one: "redirect", many: "redirects", file: "redirects" },
} as const;
export type ItemKind = keyof typeof ITEM_KINDS;
export const ITEM_KIND_NAMES = Object.keys(ITEM_KINDS) as [ItemKind, ...ItemKind[]];
export type RecordKind = Exclude<ItemKind, "piece">;

/** Id and timestamps in the exporting shop. */
type Exported = { id: number | null; createdAt: string | null; updatedAt: string | null };

/** A reference to a piece in an exported file. */
export type ExportedPiece = { id: number; name: string; sku: string | null };

export type TagRecord = { of: "tag"; origin: Exported; tag: NewTag };

export type CollectionRecord = {
  of: "collection";
  origin: Exported & { publishedAt: string | null };
  title: string;
  slug: string;
  description: string;
  content: string | null;
  images: string[];
  /** By name. */
  category: string | null;
  tags: string[];
  isPublished: boolean;
  isFeatured: boolean;
  pieces: ExportedPiece[];
  /** What only a post of another system has. */
  post?: {
    /** Where it was; null where the file doesn't say. */
    address: string | null;
    /** Those of its text and of `images`, which are fetched; both hold their URLs. */
    pictures: { url: string; alt: string }[];
    /** Pieces that its text links to. */
    productIds: number[];
  };
};

export type OrderRecord = {
  of: "order";
  origin: Exported;
  source?: OrderSource | null;
  /** By which the source's program knows it, where that isn't its number. */
  sourceId?: string | null;
  /** Which part of the order the file has, where another has the rest, and the one line that stands for unknown ones. */
  part?: { holds: "lines" | "sums"; wholeLine: string } | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  delivery: Delivery;
  /** Null for a pickup. */
  shippingAddress: Record<string, string> | null;
  billingAddress: Record<string, string> | null;
  subtotalCents: number;
  taxCents: number;
  shippingCents: number;
  totalCents: number;
  depositCents: number | null;
  dueDate: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payments: PaymentRecord[];
  receiptNumber: string | null;
  trackingCarrier: string | null;
  trackingNumber: string | null;
  isGift: boolean;
  notes: string | null;
  items: OrderRecordItem[];
  history: OrderRecordStep[];
};

export type OrderRecordStep = {
  to: OrderStatus;
  by: string | null;
  at: string;
  reason: string | null;
  changes: OrderEdit[] | null;
};

export type PaymentRecord = {
  amountCents: number;
  method: PaymentMethod;
  paidOn: string;
  reference: string | null;
  by: string | null;
  at: string;
};

export type OrderRecordItem = {
  piece: ExportedPiece | null;
  productName: string;
  quantity: number;
  priceCents: number;
  customizations: Record<string, string> | null;
  /** How many the order took from stock in the exporting shop; the exported stock includes it. */
  stockTaken: number;
  soldOut: boolean;
};

export type SubscriberRecord = {
  of: "subscriber";
  origin: Exported;
  email: string;
  isActive: boolean;
  confirmedAt?: string | null;
};

/** A person, however many rows of a file are theirs: with an email address or a phone number. */
export type CustomerRecord = {
  of: "customer";
  origin: Exported;
  name: string;
  emails: string[];
  phones: string[];
  addresses: CustomerAddress[];
  notes: string | null;
};

/** A page that moved, as the shop stores it: its old address, and an address of the shop. */
export type RedirectRecord = { of: "redirect"; from: string; to: string };

/** What an import can contain besides pieces. */
export type ImportRecord =
  | TagRecord
  | CollectionRecord
  | OrderRecord
  | SubscriberRecord
  | CustomerRecord
  | RedirectRecord;
