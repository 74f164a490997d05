/** The key of each section's record. */
export const SECTION_KEYS = { hero: "hero", promo: "featured" } as const;
export type SectionName = keyof typeof SECTION_KEYS;
