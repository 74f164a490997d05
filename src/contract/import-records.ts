import type { OrderStatus } from "./orders.ts";
import type { NewTag } from "./tags.ts";

/** What a run can bring in. */
export const ITEM_KINDS = ["piece", "tag", "collection", "order", "subscriber"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export type RecordKind = Exclude<ItemKind, "piece">;

/** Its id and its stamps where it was exported. */
type Exported = { id: number | null; createdAt: string | null; updatedAt: string | null };

/** A piece as the file knows it that names it. */
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
  /** By their names. */
  category: string | null;
  tags: string[];
  isPublished: boolean;
  isFeatured: boolean;
  pieces: ExportedPiece[];
};

export type OrderRecord = {
  of: "order";
  origin: Exported;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: Record<string, string>;
  billingAddress: Record<string, string> | null;
  subtotalCents: number;
  taxCents: number;
  shippingCents: number;
  totalCents: number;
  status: OrderStatus;
  paymentStatus: string;
  notes: string | null;
  items: OrderRecordItem[];
  history: { to: OrderStatus; by: string | null; at: string }[];
};

export type OrderRecordItem = {
  piece: ExportedPiece | null;
  productName: string;
  quantity: number;
  priceCents: number;
  customizations: Record<string, string> | null;
  /** What the order took from the stock where it was recorded; the stock shows it already. */
  stockTaken: number;
  soldOut: boolean;
};

export type SubscriberRecord = {
  of: "subscriber";
  origin: Exported;
  email: string;
  isActive: boolean;
};

/** What the shop's own export holds beside its pieces. */
export type ImportRecord = TagRecord | CollectionRecord | OrderRecord | SubscriberRecord;
