import { z } from "../zod.ts";

/** The sections of the home page in their first order. */
export const HOME_SECTIONS = ["hero", "categories", "promo", "latest", "about", "film"] as const;
export type HomeSectionKey = (typeof HOME_SECTIONS)[number];

const homeSectionSchema = z.object({ key: z.enum(HOME_SECTIONS), hidden: z.boolean() });
export type HomeSection = z.infer<typeof homeSectionSchema>;

/** The chosen order; [] for the first one with everything shown. */
export const homeSectionsSchema = z
  .array(homeSectionSchema)
  .max(HOME_SECTIONS.length)
  .refine(
    (sections) => new Set(sections.map(({ key }) => key)).size === sections.length,
    "Name each section once.",
  );

/** All sections in the chosen order; those it does not name come last, shown. */
export function orderHomeSections(chosen: HomeSection[]): HomeSection[] {
  const named = new Set(chosen.map(({ key }) => key));
  const others = HOME_SECTIONS.filter((key) => !named.has(key));
  return [...chosen, ...others.map((key) => ({ key, hidden: false }))];
}

/** The keys of the sections that visitors see, in their order. */
export const shownHomeSections = (chosen: HomeSection[]): HomeSectionKey[] =>
  orderHomeSections(chosen)
    .filter(({ hidden }) => !hidden)
    .map(({ key }) => key);
