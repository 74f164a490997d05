import { z } from "./zod.ts";
import { idSchema, instant, optionalText } from "./field-schemas.ts";
import { pictureSchema } from "./media.ts";

/** The key "hero" is the top of the home page, "featured" its promo band. */
export const heroSectionSchema = z.object({
  id: idSchema,
  key: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  buttonText: z.string().nullable(),
  buttonLink: z.string().nullable(),
  backgroundImage: z.string().nullable(),
  /** The background as a picture, when there is one. */
  picture: pictureSchema.nullable(),
  isActive: z.boolean(),
  displayOrder: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type HeroSection = z.infer<typeof heroSectionSchema>;

const link = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(\/(?!\/)|https:\/\/)/, "Must begin with / or https://");

/** Creates or updates by key; fields that are left out stay. */
export const heroSectionInputSchema = z.object({
  key: z.string().trim().min(1).max(100),
  title: z.string().trim().min(1).max(255),
  subtitle: optionalText(500),
  description: optionalText(2000),
  buttonText: optionalText(100),
  buttonLink: link.nullish(),
  backgroundImage: z.string().trim().nullish(),
  isActive: z.boolean().optional(),
  displayOrder: z.int().min(0).max(10_000).optional(),
});
export type HeroSectionInput = z.infer<typeof heroSectionInputSchema>;
