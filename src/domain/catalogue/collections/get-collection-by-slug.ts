import type { Collection } from "#contract/catalogue/collections.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";

/**
 * The collection with this slug. For former slugs see findMovedSlug.
 * @throws not-found for a deleted collection, and for a draft if the viewer is a visitor
 */
export async function getCollectionBySlug(
  shop: Shop,
  slug: string,
  viewer: Viewer,
): Promise<Collection> {
  const rows = await visibleCollections(shop, viewer)
    .selectAll("collections")
    .where("collections.slug", "=", slug)
    .execute();
  const [collection] = await toCollections(shop, rows, viewer);
  if (!collection) throw notFound("Collection");
  return collection;
}
