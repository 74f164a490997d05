import { cutText } from "../cut-text.ts";
import { z } from "../zod.ts";
import { SEARCH_MAX_LENGTH } from "./catalog-query.ts";
import { idParam } from "../field-schemas.ts";
import { PIECE_STATES } from "./piece-states.ts";

/** In the inventory table a piece is sold when none is in stock, whatever its availability. */
export const INVENTORY_STATUSES = [
  { value: "listed", label: "Listed" },
  { value: "hidden", label: "Hidden" },
  { value: "available", label: "Available" },
  { value: "sold", label: "Sold" },
] as const;
const statuses = INVENTORY_STATUSES.map(({ value }) => value);

export const INVENTORY_SORTS = ["newest", "changed", "name", "category", "price", "stock"] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];

const flag = z.literal("1").optional();

/** The filters of the inventory table, in its address and its call. */
export const inventoryFilterSchema = z.object({
  search: z
    .string()
    .transform((text) => cutText(text.trim(), SEARCH_MAX_LENGTH))
    .optional(),
  status: z.enum(statuses).optional(),
  state: z.enum(PIECE_STATES).optional(),
  categoryId: idParam.optional(),
  tagId: idParam.optional(),
  /** Without a photo, at $0.00, or listed nowhere. */
  needsWork: flag,
  noPhoto: flag,
  noPrice: flag,
  /** Neither in the shop nor on a platform. */
  notListed: flag,
});
export type InventoryFilter = z.output<typeof inventoryFilterSchema>;

/** With the order; by default newest first, with a search text by relevance. */
export const inventoryQuerySchema = inventoryFilterSchema.extend({
  sort: z.enum(INVENTORY_SORTS).optional(),
  order: z.enum(["asc", "desc"]).optional(),
});
export type InventoryQuery = z.output<typeof inventoryQuerySchema>;

export const stateCountsSchema = z.record(z.enum(PIECE_STATES), z.int());
export type StateCounts = z.infer<typeof stateCountsSchema>;
