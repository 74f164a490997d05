import { z } from "../zod.ts";
import { idSchema, instant, optionalText } from "../field-schemas.ts";
import { isPageLink } from "../page-link.ts";
import { pictureSchema } from "../media/media.ts";

const part = z.number().min(0).max(1);

export const FIGURE_LINES = ["right", "left", "up", "down", "none"] as const;

/** A piece on the photo: where its number is, in 0..1 of the photo, and the line from the number to the piece. */
const heroFigureSchema = z.object({
  productId: idSchema,
  left: part,
  top: part,
  line: z.enum(FIGURE_LINES),
});
export type HeroFigure = z.infer<typeof heroFigureSchema>;

/** How many pieces of the photo are numbered at most. */
export const MAX_FIGURES = 6;

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
  /** The focal point on phones; null where it is that of the picture. */
  phoneFocalX: part.nullable(),
  phoneFocalY: part.nullable(),
  /** The numbered pieces on the picture; null where none were ever placed. */
  figures: z.array(heroFigureSchema).nullable(),
  isActive: z.boolean(),
  displayOrder: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type HeroSection = z.infer<typeof heroSectionSchema>;

const link = z.string().trim().max(2000).refine(isPageLink, "Must begin with / or https://");

/**
 * Creates or updates by key; fields that are left out stay. With the `updatedAt` that was read, a change of what
 * others changed since is a conflict.
 */
export const heroSectionInputSchema = z.object({
  key: z.string().trim().min(1).max(100),
  title: z.string().trim().min(1).max(255),
  subtitle: optionalText(500),
  description: optionalText(2000),
  buttonText: optionalText(100),
  buttonLink: link.nullish(),
  backgroundImage: z.string().trim().nullish(),
  phoneFocalX: part.nullish(),
  phoneFocalY: part.nullish(),
  figures: z
    .array(heroFigureSchema)
    .max(MAX_FIGURES)
    .refine(
      (figures) => new Set(figures.map(({ productId }) => productId)).size === figures.length,
      "Number each piece once.",
    )
    .nullish(),
  isActive: z.boolean().optional(),
  displayOrder: z.int().min(0).max(10_000).optional(),
  updatedAt: z.string().nullish(),
});
export type HeroSectionInput = z.infer<typeof heroSectionInputSchema>;
