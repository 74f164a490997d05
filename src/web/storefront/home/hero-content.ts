import { HERO_DEFAULTS } from "#contract/catalogue/hero-defaults.ts";
import type { SectionDraft } from "#web/catalog/drafts/draft-preview.ts";
import { samplePhoneFocus } from "#web/content/sample-figures.ts";

/** What the hero or the promo band shows of a saved hero section. */
export type HeroContent = ReturnType<typeof toHeroContent>;

/** A section with the default button where it has none, and the focal points of its picture. */
export function toHeroContent(section: SectionDraft) {
  const { title, subtitle, description, buttonText, buttonLink, picture } = section;
  const sample = samplePhoneFocus(picture?.alt ?? "");
  return {
    title,
    texts: [subtitle, description].filter((text) => text !== null && text !== ""),
    buttonText: buttonText || HERO_DEFAULTS.buttonText,
    buttonLink: buttonLink || HERO_DEFAULTS.buttonLink,
    picture,
    phoneFocus: {
      x: section.phoneFocalX ?? sample?.x ?? picture?.focalX ?? 0.5,
      y: section.phoneFocalY ?? sample?.y ?? picture?.focalY ?? 0.5,
    },
  };
}
