import type { Product } from "#contract/products.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { toProducts } from "./to-products.ts";
import { visibleProducts } from "./visible-products.ts";

/** All products that a viewer may see, by id, in batches: however many there are, memory stays bounded. */
export async function* readProductsInBatches(
  shop: Shop,
  viewer: Viewer,
): AsyncGenerator<Product[]> {
  const batches = readInBatches((after, limit) =>
    visibleProducts(shop, viewer)
      .selectAll("products")
      .where("products.id", ">", after)
      .orderBy("products.id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of batches) yield toProducts(shop, rows, viewer);
}
