import type { Generated } from "kysely";
import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type QuoteTable = {
  id: Generated<number>;
  inquiryId: number;
  version: number;
  state: Defaulted<
    "draft" | "sent" | "accepted" | "declined" | "withdrawn" | "replaced" | "expired"
  >;
  subtotalCents: number;
  shippingCents: Defaulted<number>;
  /** Thousandths of a percent; null where the tax is a sum of its own. */
  taxRate: Optional<number>;
  taxCents: Defaulted<number>;
  totalCents: number;
  depositCents: Optional<number>;
  readyBy: Optional<string>;
  validUntil: string;
  note: Optional<string>;
  /** Whether sending it reserves its pieces. */
  reserves: Defaulted<boolean>;
  /** What was accepted. */
  delivery: Optional<"shipping" | "pickup">;
  orderId: Optional<number>;
  sentAt: Optional<string>;
  openedAt: Optional<string>;
  /** When it was accepted, declined, withdrawn, replaced or expired. */
  endedAt: Optional<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

export type QuoteItemTable = {
  id: Generated<number>;
  quoteId: number;
  position: number;
  /** Null for custom work, and when the piece was deleted for good. */
  productId: Optional<number>;
  isCustom: boolean;
  title: string;
  sku: Optional<string>;
  metal: Optional<string>;
  weight: Optional<string>;
  ringSize: Optional<string>;
  details: Optional<string>;
  quantity: number;
  priceCents: number;
};
