/** What the form of the hero starts with. */
export const HERO_DEFAULTS = { buttonText: "Shop Collection", buttonLink: "/products" } as const;
