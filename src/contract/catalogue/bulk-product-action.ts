import { countOf } from "../count-of.ts";
import { z } from "../zod.ts";
import { idSchema } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";
import { stateChoiceSchema } from "./piece-states.ts";
import { priceChangeSchema } from "./price-change.ts";

/** The most pieces that one call changes. */
export const MAX_BULK_PIECES = 500;

const ids = z.array(idSchema).min(1, "At least one piece is required").max(MAX_BULK_PIECES);
const tagIds = z.array(idSchema).max(100);

/** One action on many pieces. */
export const bulkProductActionSchema = z.discriminatedUnion("action", [
  z.object({ ids, action: z.enum(["hide", "list", "delete"]) }),
  z.object({ ids, action: z.enum(["tag", "untag"]), tagId: idSchema }),
  z.object({ ids, action: z.literal("tags"), add: tagIds, remove: tagIds }),
  z.object({ ids, action: z.literal("category"), categoryId: idSchema.nullable() }),
  z.object({ ids, action: z.literal("price"), price: priceChangeSchema }),
  z.object({ ids, action: z.literal("state"), to: stateChoiceSchema }),
  /** Fills in metals, stones and sizes that a piece's own words name, where it has none. */
  z.object({ ids, action: z.literal("facts"), areGuessesIncluded: z.boolean() }),
]);
export type BulkProductAction = z.output<typeof bulkProductActionSchema>;
/** An action as it is sent: prices as typed. */
export type BulkProductInput = z.input<typeof bulkProductActionSchema>;

/** What an action would do to one piece, as text for people; `to` is null where it would stay as it is. */
export const bulkPreviewSchema = z.object({
  productId: idSchema,
  name: z.string(),
  picture: pictureSchema.nullable(),
  from: z.string(),
  to: z.string().nullable(),
  /** Why it cannot be changed, as a sentence. */
  problem: z.string().nullable(),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

const DONE: Record<BulkProductAction["action"], string> = {
  hide: "hidden",
  list: "listed",
  tag: "tagged",
  untag: "no longer tagged",
  tags: "tagged anew",
  category: "moved to another category",
  price: "changed",
  state: "put into another state",
  facts: "filled in",
  delete: "moved to Trash",
};

/** "4 prices changed" */
export function describeBulkChange(action: BulkProductAction["action"], count: number): string {
  return `${countOf(count, action === "price" ? "price" : "piece")} ${DONE[action]}`;
}
