import { heroSectionInputSchema } from "#contract/catalogue/hero-sections.ts";
import { saveHeroSection } from "../../../catalogue/hero-sections/save-hero-section.ts";
import type { Shop } from "../../../shop.ts";
import { readSample } from "../files/sample-files.ts";
import type { StorePhoto } from "../files/sample-photo-store.ts";

/** Adds missing sections of the home page. */
export async function writeSampleHeroSections(shop: Shop, takeIn: StorePhoto): Promise<void> {
  const rows = await shop.db.selectFrom("heroSections").select("key").execute();
  const there = new Set(rows.map(({ key }) => key));
  for (const { image, ...section } of await readSample("hero-sections")) {
    if (there.has(section.key)) continue;
    const backgroundImage = await takeIn(image);
    await saveHeroSection(
      shop,
      heroSectionInputSchema.parse({ ...section, backgroundImage }),
      null,
    );
  }
}
