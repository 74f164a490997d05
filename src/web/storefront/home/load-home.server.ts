import { shownHomeSections } from "#contract/settings/home-sections.ts";
import { countActiveProducts } from "#domain/catalogue/products/count-active-products.ts";
import { listShownCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { listHeroSections } from "#domain/catalogue/hero-sections/list-hero-sections.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { Shop } from "#domain/shop.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { loadFigures } from "#web/catalog/hero/load-figures.server.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import { listProductSummaries } from "#domain/catalogue/products/list-products.ts";
import { toListPicture } from "#web/catalog/pictures/list-picture.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { toHeroContent } from "./hero-content.ts";
import { toCategoryTiles, type CategoryTileData } from "./to-category-tiles.ts";

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

/** How many of its newest pieces a home page shows: two rows. */
const NEWEST_LIMIT = 8;

/** Below this many categories there is nothing to browse. */
const MIN_TILES = 3;

/** What home shows of a shop without sample photos: its newest pieces, and the categories that hold any. */
async function loadOwnHome(
  shop: Shop,
  categories: Category[],
  counts: Map<number, number>,
): Promise<{ tiles: CategoryTileData[]; newest: ReturnType<typeof toPieceTile>[]; total: number }> {
  const { items, total } = await listProductSummaries(shop, {
    viewer: "visitor",
    limit: NEWEST_LIMIT,
  });
  const filled = toCategoryTiles(categories, counts).filter(({ count }) => count > 0);
  const tiles = filled.length < MIN_TILES ? [] : filled;
  return {
    tiles: await Promise.all(tiles.map((tile) => withPicture(shop, tile))),
    newest: items.map((piece) => toPieceTile(piece)),
    total,
  };
}

/** A category without a photo of its own has that of its newest piece. */
async function withPicture(shop: Shop, tile: CategoryTileData): Promise<CategoryTileData> {
  if (tile.picture) return tile;
  const query = { category: tile.id };
  const { items } = await listProductSummaries(shop, { viewer: "visitor", query, limit: 1 });
  const picture = items[0]?.media[0];
  return { ...tile, picture: picture ? toListPicture(picture) : null };
}
