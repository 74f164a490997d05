import type { Product } from "#contract/products.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { toProducts } from "./to-products.ts";
import { visibleProducts } from "./visible-products.ts";

/** The pieces a collection presents, in its order. Whether the collection itself may be seen is the caller's to ask. */
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
