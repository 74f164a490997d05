import { shownHomeSections } from "#contract/settings/home-sections.ts";
import { countActiveProducts } from "#domain/catalogue/products/count-active-products.ts";
import { listShownCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { listHeroSections } from "#domain/catalogue/hero-sections/list-hero-sections.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { Shop } from "#domain/shop.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { toHeroContent } from "./hero-content.ts";
import { loadFigures } from "#web/catalog/hero/load-figures.server.ts";
import { loadOwnHome } from "./load-own-home.server.ts";
import { toCategoryTiles } from "./to-category-tiles.ts";

/** How many collections "Latest from the Atelier" shows. */
const LATEST_LIMIT = 6;

/** The data of the home page. */
export async function loadHome(shop: Shop) {
  const [heroSections, categories, counts, latest, settings, { hasSamplePhotos }] =
    await Promise.all([
      listHeroSections(shop),
      listShownCategories(shop),
      countActiveProducts(shop),
      listCollectionSummaries(shop, { viewer: "visitor", limit: LATEST_LIMIT }),
      getSettings(shop),
      getShopState(shop),
    ]);
  const hero = heroSections.find(({ key }) => key === "hero") ?? null;
  const promo = heroSections.find(({ key }) => key === "featured") ?? null;
  const own = hasSamplePhotos ? null : await loadOwnHome(shop, categories, counts);
  return {
    sections: shownHomeSections(settings.homeSections),
    hero: hero && toHeroContent(hero),
    figures: await loadFigures(shop, hero, "visitor"),
    promo: promo && toHeroContent(promo),
    tiles: own?.tiles ?? toCategoryTiles(categories, counts),
    latest: latest.items.map((each) => toCollectionCard(each, settings.timeZone)),
    story: settings.artistStory,
    portrait: settings.portrait,
    ...(own && { newest: { pieces: own.newest, total: own.total } }),
  };
}
