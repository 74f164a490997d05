import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { imageInput, pictureSchema } from "../media/media.ts";
import { slugSchema } from "../slug.ts";

/** An editorial collection: a story with pieces. */
export const collectionSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Sanitized HTML. */
  content: z.string().nullable(),
  images: z.array(z.string()),
  media: z.array(pictureSchema),
  categoryId: z.int().nullable(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  publishedAt: instant.nullable(),
  /** When a draft is scheduled to be published; null when it is not scheduled. */
  publishAt: instant.nullable(),
  tagIds: z.array(z.int()),
  /** In the collection's order. Visitors get active pieces only. */
  productIds: z.array(z.int()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Collection = z.infer<typeof collectionSchema>;

const fields = {
  title: z.string().trim().min(1, "Title is required").max(255),
  slug: slugSchema(255),
  description: z.string().trim().min(1, "Description is required").max(5000),
  content: z.string().max(2_000_000).nullish(),
  images: z.array(imageInput).max(100).optional(),
  categoryId: idSchema.nullish(),
  isPublished: z.boolean().optional(),
  /** Schedules a draft. null removes the time. */
  publishAt: instant.transform((moment) => new Date(moment).toISOString()).nullish(),
  isFeatured: z.boolean().optional(),
  tagIds: z.array(idSchema).max(100).optional(),
  productIds: z.array(idSchema).max(500).optional(),
};

export const newCollectionSchema = z.object(fields);
export type NewCollection = z.infer<typeof newCollectionSchema>;

/** Changes the given fields. An outdated `version` is refused. */
export const collectionChangeSchema = z
  .object({ ...fields, version: idSchema.optional() })
  .partial();
export type CollectionChange = z.infer<typeof collectionChangeSchema>;
