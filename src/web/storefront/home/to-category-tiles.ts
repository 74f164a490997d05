import type { Category } from "#contract/catalogue/categories.ts";
import { type ListPicture, toListPicture } from "#web/catalog/pictures/list-picture.ts";

export type CategoryTileData = {
  id: number;
  name: string;
  count: number;
  /** Its own photo; left out for the sample photo of its name, null for none. */
  picture?: ListPicture | null;
};

const MAX_TILES = 8;

/** The first eight categories with their piece counts, without Uncategorized. */
export function toCategoryTiles(
  categories: Category[],
  counts: Map<number, number>,
): CategoryTileData[] {
  return categories
    .filter(({ name }) => name.trim().toLowerCase() !== "uncategorized")
    .slice(0, MAX_TILES)
    .map(({ id, name, picture }) => ({
      id,
      name,
      count: counts.get(id) ?? 0,
      ...(picture && { picture: toListPicture(picture) }),
    }));
}
