import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { Shop } from "../../shop.ts";
import { selectHeroSections, toHeroSection } from "./load-hero-sections.ts";

/** The active hero sections of the home page, in their order. */
export async function listHeroSections(shop: Shop): Promise<HeroSection[]> {
  const rows = await selectHeroSections(shop)
    .where("heroSections.isActive", "=", true)
    .orderBy("heroSections.displayOrder")
    .orderBy("heroSections.id")
    .execute();
  return rows.map(toHeroSection);
}
