/** Initial values of the hero form. */
export const HERO_DEFAULTS = { buttonText: "Shop Collection", buttonLink: "/products" } as const;
