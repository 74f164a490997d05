import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";

export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  /** Left out of menus, filters and the home page; its pieces are still shown. */
  hidden: z.boolean(),
  /** Its place in the menus, counted from 1. */
  position: z.int(),
  /** Address of its own photo, null without one. */
  image: z.string().nullable(),
  /** The photo as a picture, when there is one. */
  picture: pictureSchema.nullable(),
  createdAt: instant,
});
export type Category = z.infer<typeof categorySchema>;

export const newCategorySchema = z.object({
  name: z.string().trim().min(1, "Name is required").max(100),
  hidden: z.boolean().optional(),
  /** The place it moves to, counted from 1; the others make room. */
  position: z.int().min(1).max(10_000).optional(),
  /** A photo of this shop, an https address or a data URL; null or "" for none. */
  image: z.string().trim().nullish(),
});
export type NewCategory = z.infer<typeof newCategorySchema>;

export const categoryChangeSchema = newCategorySchema.partial();
export type CategoryChange = z.infer<typeof categoryChangeSchema>;
