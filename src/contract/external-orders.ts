import { z } from "zod";
import { idSchema, instant } from "./field-schemas.ts";
import type { OrderStatus } from "./orders.ts";

/**
 * What an order of WooCommerce becomes here. The states that are missing stay over there: such an order
 * is shown and not taken over.
 */
export const ORDER_STATUS_BY_WOO_STATUS: Readonly<Record<string, OrderStatus>> = {
  pending: "pending",
  "on-hold": "pending",
  processing: "processing",
  completed: "completed",
};

export const externalOrderItemSchema = z.object({
  productId: z.int().nullable(),
  productName: z.string(),
  quantity: z.int(),
  /** Dollars for one. */
  price: z.string(),
  /** How many the piece did not have any more. */
  short: z.int(),
});

/** An order that was placed on a platform. */
export const externalOrderSchema = z.object({
  id: idSchema,
  platformId: z.int(),
  platform: z.string(),
  externalOrderId: z.string(),
  internalOrderId: z.int().nullable(),
  /** As the platform says it. */
  status: z.string(),
  /** What it becomes when it is taken over; null where it stays over there. */
  becomes: z.string().nullable(),
  customerEmail: z.string().nullable(),
  customerName: z.string().nullable(),
  totalAmount: z.string(),
  currency: z.string(),
  items: z.array(externalOrderItemSchema),
  syncStatus: z.string(),
  syncErrors: z.string().nullable(),
  /** When it was placed, as the platform says. */
  placedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ExternalOrder = z.infer<typeof externalOrderSchema>;

/** What an import of orders answers. */
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
  /** "Order 12" here, "WooCommerce order 1041" there. */
  name: z.string(),
  customerName: z.string().nullable(),
});

/** A piece that two people bought. */
export const doubleSaleSchema = z.object({
  id: idSchema,
  productId: z.int().nullable(),
  productName: z.string(),
  externalOrder: partySchema,
  /** Who bought it first; both null where it was marked sold or reserved without an order. */
  otherOrder: partySchema.nullable(),
  otherExternalOrder: partySchema.nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type DoubleSale = z.infer<typeof doubleSaleSchema>;
