import type { TrashKind } from "#contract/operations/trash.ts";

/** The table of each kind, and its noun in messages. */
export const TRASH_TABLES = {
  product: { table: "products", noun: "Product" },
  collection: { table: "collections", noun: "Collection" },
  tag: { table: "tags", noun: "Tag" },
  order: { table: "orders", noun: "Order" },
  inquiry: { table: "inquiries", noun: "Inquiry" },
  subscriber: { table: "subscribers", noun: "Subscriber" },
  platform: { table: "platformIntegrations", noun: "Platform" },
  sample: { table: "removedSamples", noun: "Sample shop" },
} as const satisfies Record<TrashKind, { table: string; noun: string }>;
