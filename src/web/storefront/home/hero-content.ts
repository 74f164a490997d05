import { HERO_DEFAULTS } from "#contract/hero-defaults.ts";
import type { HeroSection } from "#contract/hero-sections.ts";

/** What the hero or the promo band shows of a saved hero section. */
export type HeroContent = ReturnType<typeof toHeroContent>;

/** A saved section with the default button where it has none. */
export function toHeroContent(section: HeroSection) {
  const { title, subtitle, description, buttonText, buttonLink, picture } = section;
  return {
    title,
    texts: [subtitle, description].filter((text) => text !== null),
    buttonText: buttonText ?? HERO_DEFAULTS.buttonText,
    buttonLink: buttonLink ?? HERO_DEFAULTS.buttonLink,
    picture,
  };
}
