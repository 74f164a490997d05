import { z } from "../zod.ts";

/** Doubtful items that wait for one reason. */
export const doubtfulKindSchema = z.object({ reason: z.string(), count: z.int() });
export type DoubtfulKind = z.infer<typeof doubtfulKindSchema>;

export const itemDecisionSchema = z.object({
  /** That of the items to decide, as listed. */
  reason: z.string().max(2000),
  decision: z.enum(["accept", "dismiss"]),
  /** Continues after this item. */
  after: z.int().min(0).optional(),
});
export type ItemDecision = z.infer<typeof itemDecisionSchema>;

export const decidedItemsSchema = z.object({
  decided: z.int(),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** The last item looked at, while more follow; null at the end. */
  after: z.int().nullable(),
});
export type DecidedItems = z.infer<typeof decidedItemsSchema>;
