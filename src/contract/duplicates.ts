import { z } from "zod";
import { idSchema } from "./field-schemas.ts";

const pieceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Dollars with two decimals, "129.00". */
  price: z.string(),
  /** The first picture's address, or null. */
  image: z.string().nullable(),
});

/** Pieces that are one and the same. */
export const duplicateGroupSchema = z.object({
  /** The one with the most complete record, which stays. */
  keep: pieceSchema,
  /** Those that go to the trash once their pictures and tags are merged into it. */
  remove: z.array(pieceSchema),
  /** What makes them the same. */
  reasons: z.array(z.enum(["name-and-price", "images"])),
});
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>;

export const mergedDuplicatesSchema = z.object({
  removed: z.int(),
  groups: z.array(duplicateGroupSchema),
  /** By this name all that was removed comes back in one go; null when nothing was. */
  batch: z.string().nullable(),
});
export type MergedDuplicates = z.infer<typeof mergedDuplicatesSchema>;
