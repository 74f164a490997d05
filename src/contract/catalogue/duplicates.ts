import { z } from "../zod.ts";
import { idSchema } from "../field-schemas.ts";

const pieceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Dollars with two decimals, "129.00". */
  price: z.string(),
  /** The first picture's address, or null. */
  image: z.string().nullable(),
});

/** A group of duplicate pieces. */
export const duplicateGroupSchema = z.object({
  /** The most complete record. */
  keep: pieceSchema,
  /** Moved to the trash once their pictures and tags are merged into it. */
  remove: z.array(pieceSchema),
  /** Why they count as duplicates. */
  reasons: z.array(z.enum(["name-and-price", "images"])),
});
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>;

export const mergedDuplicatesSchema = z.object({
  removed: z.int(),
  groups: z.array(duplicateGroupSchema),
  /** Restores all removed pieces together; null when nothing was removed. */
  batch: z.string().nullable(),
});
export type MergedDuplicates = z.infer<typeof mergedDuplicatesSchema>;
