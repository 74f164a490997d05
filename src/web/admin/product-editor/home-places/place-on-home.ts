import { cutText } from "#contract/cut-text.ts";
import { HERO_DEFAULTS } from "#contract/catalogue/hero-defaults.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { callApi } from "../../api-client/call-api.ts";

/** The sections of the home page that can show a piece. */
export const HOME_PLACES = [
  { key: "hero", label: "Use as hero", displayOrder: 0 },
  { key: "featured", label: "Use as featured", displayOrder: 1 },
] as const;
export type HomePlace = (typeof HOME_PLACES)[number]["key"];

/** The content of a section that shows a piece. */
export function toHeroSection(product: Product, place: HomePlace) {
  return {
    key: place,
    title: product.name,
    subtitle: firstSentence(product.description ?? ""),
    backgroundImage: product.images[0] ?? null,
    buttonText: HERO_DEFAULTS.buttonText,
    buttonLink: HERO_DEFAULTS.buttonLink,
    displayOrder: HOME_PLACES.find(({ key }) => key === place)?.displayOrder,
  };
}

/** Shows a piece in sections of the home page. @returns why one failed, null if none did */
export async function placeOnHome(product: Product, places: HomePlace[]): Promise<string | null> {
  try {
    for (const place of places) {
      await callApi("POST", "/api/hero-sections", toHeroSection(product, place));
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "Something went wrong.";
  }
}

function firstSentence(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
  return cutText(sentence, 300, "…");
}
