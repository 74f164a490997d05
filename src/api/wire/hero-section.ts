import { z } from "zod";
import {
  type HeroSection,
  type HeroSectionInput,
  heroSectionInputSchema,
  heroSectionSchema,
} from "#contract/catalogue/hero-sections.ts";

/** A hero section on the wire, with the aliases of its button and order. */
export const wireHeroSectionSchema = heroSectionSchema.extend({
  ctaText: z.string().nullable(),
  ctaLink: z.string().nullable(),
  sortOrder: z.int(),
});
type WireHeroSection = z.infer<typeof wireHeroSectionSchema>;

export const toWireHeroSection = (section: HeroSection): WireHeroSection => ({
  ...section,
  ctaText: section.buttonText,
  ctaLink: section.buttonLink,
  sortOrder: section.displayOrder,
});

const { buttonText, buttonLink, displayOrder } = heroSectionInputSchema.shape;

/** Accepts either name; buttonText, buttonLink and displayOrder take precedence over their aliases. */
export const wireHeroSectionInput = heroSectionInputSchema
  .extend({ ctaText: buttonText, ctaLink: buttonLink, sortOrder: displayOrder })
  .transform(({ ctaText, ctaLink, sortOrder, ...input }): HeroSectionInput => {
    const given = {
      buttonText: input.buttonText ?? ctaText,
      buttonLink: input.buttonLink ?? ctaLink,
      displayOrder: input.displayOrder ?? sortOrder,
    };
    const known = Object.entries(given).filter(([, value]) => value !== undefined);
    return { ...input, ...Object.fromEntries(known) };
  });
