import type { Collection } from "#contract/catalogue/collections.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { sortCollections } from "./sort-collections.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";

const MAX_RELATED = 3;

/** Up to three other collections of the same category, newest first. */
export async function listRelatedCollections(
  shop: Shop,
  { id, categoryId }: Pick<Collection, "id" | "categoryId">,
  viewer: Viewer,
): Promise<Collection[]> {
  if (categoryId === null) return [];
  const others = visibleCollections(shop, viewer)
    .where("collections.categoryId", "=", categoryId)
    .where("collections.id", "!=", id);
  const rows = await sortCollections(others, "newest", false)
    .selectAll("collections")
    .limit(MAX_RELATED)
    .execute();
  return toCollections(shop, rows, viewer);
}
