import { z } from "../zod.ts";
import { idSchema } from "../field-schemas.ts";

/** The result of converting pieces to collections, or of its preview. */
export const conversionSchema = z.object({
  message: z.string(),
  /** Number of converted pieces. */
  converted: z.int(),
  tagsCreated: z.int(),
  collections: z.array(
    z.object({ productId: idSchema, title: z.string(), isPublished: z.boolean() }),
  ),
  /** Names of created tags. */
  newTags: z.array(z.string()),
  /** The import that can be undone; null when nothing was done. */
  syncLogId: idSchema.nullable(),
});
export type Conversion = z.infer<typeof conversionSchema>;
