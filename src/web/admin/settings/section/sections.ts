/** The sections of the home page that have a screen of their own. */
export const SECTIONS = {
  hero: { title: "Top photo", lede: "A wide photo, a headline, one button." },
  promo: { title: "Color band", lede: "One offer: text on one side, a photo on the other." },
};

/** The key of each section's record. */
export const SECTION_KEYS = { hero: "hero", promo: "featured" } as const;
export type SectionName = keyof typeof SECTION_KEYS;
