import type { Category } from "#contract/categories.ts";

export type CategoryTileData = { id: number; name: string; count: number };

const MAX_TILES = 8;

/** The first eight categories with their piece counts, without Uncategorized. */
export function toCategoryTiles(
  categories: Category[],
  counts: Map<number, number>,
): CategoryTileData[] {
  return categories
    .filter(({ name }) => name.trim().toLowerCase() !== "uncategorized")
    .slice(0, MAX_TILES)
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }));
}
