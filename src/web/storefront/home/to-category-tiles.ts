import type { Category } from "#contract/categories.ts";

export type CategoryTileData = { id: number; name: string; count: number };

/** How many categories "Browse by Category" shows. */
const MAX_TILES = 8;

/** The categories of the tray with how many pieces each holds; Uncategorized is left out. */
export function toCategoryTiles(
  categories: Category[],
  counts: Map<number, number>,
): CategoryTileData[] {
  return categories
    .filter(({ name }) => name.trim().toLowerCase() !== "uncategorized")
    .slice(0, MAX_TILES)
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }));
}
