import type { Collection } from "#contract/catalogue/collections.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { sortCollections } from "./sort-collections.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";

/** The collections with a piece, newest first. */
export async function listCollectionsOfProduct(
  shop: Shop,
  productId: number,
  viewer: Viewer,
): Promise<Collection[]> {
  const collections = visibleCollections(shop, viewer).where((eb) =>
    eb.exists(
      eb
        .selectFrom("collectionProducts")
        .select("collectionProducts.id")
        .whereRef("collectionProducts.collectionId", "=", "collections.id")
        .where("collectionProducts.productId", "=", productId),
    ),
  );
  const rows = await sortCollections(collections, "newest", false)
    .selectAll("collections")
    .execute();
  return toCollections(shop, rows, viewer);
}
