import { z } from "../zod.ts";
import { collectionSchema } from "./collections.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";

const named = z.object({ id: idSchema, name: z.string() });
export type NamedReference = z.infer<typeof named>;

/** A collection as it was saved, with the names of its references, some of which may be deleted since. */
export const collectionSnapshotSchema = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  content: z.string().nullable(),
  images: z.array(z.string()),
  category: named.nullable(),
  tags: z.array(named),
  pieces: z.array(named),
  isFeatured: z.boolean(),
  isPublished: z.boolean(),
  publishAt: instant.nullable(),
});
export type CollectionSnapshot = z.infer<typeof collectionSnapshotSchema>;

export const collectionVersionSchema = z.object({
  id: idSchema,
  /** Counted from 1 within its collection. */
  number: z.int(),
  savedAt: instant,
  /** The admin's username; null when the shop saved it automatically. */
  savedBy: z.string().nullable(),
  /** The differences from the version before, in words: "Title, images, 2 tags". */
  changes: z.string(),
});
export type CollectionVersion = z.infer<typeof collectionVersionSchema>;

export const fullVersionSchema = collectionVersionSchema.extend({
  snapshot: collectionSnapshotSchema,
  /** Those of its pictures that still exist. */
  media: z.array(pictureSchema),
  /** References that no longer exist, in words: "the tag “Gold”". */
  gone: z.array(z.string()),
});
export type FullVersion = z.infer<typeof fullVersionSchema>;

export const restoredVersionSchema = z.object({
  collection: collectionSchema,
  /** What could not be restored, in words. */
  gone: z.array(z.string()),
});
export type RestoredVersion = z.infer<typeof restoredVersionSchema>;
