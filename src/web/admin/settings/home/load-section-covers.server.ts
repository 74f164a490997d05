import type { RouterContextProvider } from "react-router";
import type { Category } from "#contract/catalogue/categories.ts";
import type { HomeSectionKey } from "#contract/settings/home-sections.ts";
import type { Picture } from "#contract/media/media.ts";
import { listShownCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { listHeroSections } from "#domain/catalogue/hero-sections/list-hero-sections.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";

/** What a section shows: its photo and headline, as far as it has them. */
export type SectionCover = {
  picture?: Picture | null | undefined;
  category?: Pick<Category, "name" | "picture"> | undefined;
  headline?: string | undefined;
};

/** What the sections of the home page show now, for their rows. */
export async function loadSectionCovers(
  context: Readonly<RouterContextProvider>,
): Promise<Partial<Record<HomeSectionKey, SectionCover>>> {
  const shop = getShop(context);
  const [sections, categories, { items: latest }, { portrait, studioPhotos }] =
    await withPageErrors(
      Promise.all([
        listHeroSections(shop),
        listShownCategories(shop),
        listCollectionSummaries(shop, { viewer: "visitor", limit: 1 }),
        getSettings(shop),
      ]),
    );
  const cover = (key: string): SectionCover => {
    const section = sections.find((each) => each.key === key);
    return section ? { picture: section.picture, headline: section.title } : {};
  };
  const about = portrait ?? studioPhotos[0];
  return {
    hero: cover("hero"),
    promo: cover("featured"),
    categories: { category: categories[0] },
    latest: { picture: latest[0]?.media[0] },
    about: { picture: about && toPortraitPicture(about) },
  };
}
