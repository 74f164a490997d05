import { z } from "zod";
import { idSchema } from "./field-schemas.ts";

/** What turning pieces into collections did, or would do. */
export const conversionSchema = z.object({
  message: z.string(),
  /** How many pieces became collections. */
  converted: z.int(),
  tagsCreated: z.int(),
  collections: z.array(
    z.object({ productId: idSchema, title: z.string(), isPublished: z.boolean() }),
  ),
  /** Names of the tags that the shop did not have. */
  newTags: z.array(z.string()),
  /** The run by which all of it can be taken back; null when nothing was done. */
  syncLogId: idSchema.nullable(),
});
export type Conversion = z.infer<typeof conversionSchema>;
