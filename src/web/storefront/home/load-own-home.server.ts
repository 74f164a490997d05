import type { Category } from "#contract/catalogue/categories.ts";
import { listProductSummaries } from "#domain/catalogue/products/list-products.ts";
import type { Shop } from "#domain/shop.ts";
import { toListPicture } from "#web/catalog/pictures/list-picture.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { type CategoryTileData, toCategoryTiles } from "./to-category-tiles.ts";

/** How many of its newest pieces a home page shows: two rows. */
const NEWEST_LIMIT = 8;

/** Below this many categories there is nothing to browse. */
const MIN_TILES = 3;

/** What home shows of a shop without sample photos: its newest pieces, and the categories that hold any. */
export async function loadOwnHome(
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
