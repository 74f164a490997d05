import type { Product } from "#contract/catalogue/products.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { toProducts } from "./to-products.ts";
import { visibleProducts } from "./visible-products.ts";

/** The pieces of a collection, in its order. Does not check whether the collection is visible. */
export async function listProductsOfCollection(
  shop: Shop,
  collectionId: number,
  viewer: Viewer,
): Promise<Product[]> {
  const rows = await visibleProducts(shop, viewer)
    .innerJoin("collectionProducts", "collectionProducts.productId", "products.id")
    .selectAll("products")
    .where("collectionProducts.collectionId", "=", collectionId)
    .orderBy("collectionProducts.position")
    .orderBy("collectionProducts.id")
    .execute();
  return toProducts(shop, rows, viewer);
}
