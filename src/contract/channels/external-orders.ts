import { ORDER_STATUSES, type OrderStatus } from "../sales/order-transitions.ts";
import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { PLATFORM_KINDS } from "./platforms.ts";

/** The status of an imported WooCommerce order. Orders with another status are shown but not imported. */
export const ORDER_STATUS_BY_WOO_STATUS: ReadonlyMap<string, OrderStatus> = new Map([
  ["pending", "pending"],
  ["on-hold", "pending"],
  ["processing", "processing"],
  ["completed", "completed"],
]);

/** "failed": it could not be recorded as an order; "dismissed": nor is it to be. */
export const EXTERNAL_ORDER_SYNC_STATUSES = ["pending", "accepted", "failed", "dismissed"] as const;
export type ExternalOrderSyncStatus = (typeof EXTERNAL_ORDER_SYNC_STATUSES)[number];

/** The status of an order that never could be recorded. */
export const UNRECORDED = "unrecorded";

export const externalOrderItemSchema = z.object({
  productId: z.int().nullable(),
  productName: z.string(),
  quantity: z.int(),
  /** Dollars for one. */
  price: z.string(),
  /** How many were missing in stock. */
  short: z.int(),
});

/** An order that was placed on a platform. */
export const externalOrderSchema = z.object({
  id: idSchema,
  platformId: z.int(),
  platform: z.enum(PLATFORM_KINDS),
  externalOrderId: z.string(),
  internalOrderId: z.int().nullable(),
  /** As on the platform. */
  status: z.string(),
  /** Its status once imported; null where it cannot be. */
  becomes: z.enum(ORDER_STATUSES).nullable(),
  customerEmail: z.string().nullable(),
  customerName: z.string().nullable(),
  totalAmount: z.string(),
  currency: z.string(),
  items: z.array(externalOrderItemSchema),
  /** The order as the platform sent it. */
  orderData: z.record(z.string(), z.unknown()),
  syncStatus: z.enum(EXTERNAL_ORDER_SYNC_STATUSES),
  syncErrors: z.string().nullable(),
  /** When it was placed on the platform. */
  placedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ExternalOrder = z.infer<typeof externalOrderSchema>;

/** What of a platform's order says nothing of who placed it. Its lines are rows of their own. */
const IMPERSONAL_FIELDS = [
  "id",
  "number",
  "status",
  "currency",
  "date_created_gmt",
  "date_modified_gmt",
  "date_paid_gmt",
  "total",
  "total_tax",
  "shipping_total",
];

/** The data of a platform's order without its customer. */
export const withoutCustomer = (orderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(orderData).filter(([name]) => IMPERSONAL_FIELDS.includes(name)),
  );

/** The response of an import of orders. */
export const ordersImportedSchema = z.object({
  message: z.string(),
  imported: z.int(),
  updated: z.int(),
  skipped: z.int(),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type OrdersImported = z.infer<typeof ordersImportedSchema>;

const partySchema = z.object({
  id: idSchema,
  /** "Order 12", or "WooCommerce order 1041". */
  name: z.string(),
  customerName: z.string().nullable(),
});

/** A piece that was sold twice. */
export const doubleSaleSchema = z.object({
  id: idSchema,
  productId: z.int().nullable(),
  productName: z.string(),
  externalOrder: partySchema,
  /** The first sale; both null where it was marked sold or reserved without an order. */
  otherOrder: partySchema.nullable(),
  otherExternalOrder: partySchema.nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type DoubleSale = z.infer<typeof doubleSaleSchema>;
