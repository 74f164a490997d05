import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { slugSchema } from "../slug.ts";

export const TAG_TYPES = ["jewelry_type", "material"] as const;
export type TagType = (typeof TAG_TYPES)[number];
export const DEFAULT_TAG_COLOR = "#3B82F6";

export const tagSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  type: z.enum(TAG_TYPES),
  color: z.string(),
  createdAt: instant,
});
export type Tag = z.infer<typeof tagSchema>;

export const newTagSchema = z.object({
  name: z.string().trim().min(1, "Name is required").max(100),
  slug: slugSchema(100),
  type: z.enum(TAG_TYPES),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, "Must be a valid hex color")
    .optional(),
});
export type NewTag = z.infer<typeof newTagSchema>;

export const tagChangeSchema = newTagSchema.partial();
export type TagChange = z.infer<typeof tagChangeSchema>;

/** The tag that another is merged into. */
export const mergeTagSchema = z.object({ intoId: idSchema });

/** One tag on one collection. */
export const tagLinkSchema = z.object({
  id: idSchema,
  collectionId: z.int(),
  tagId: z.int(),
  createdAt: instant,
});
export type TagLink = z.infer<typeof tagLinkSchema>;
