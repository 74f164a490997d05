import type { Product } from "#contract/catalogue/products.ts";
import { idList } from "../../id-list.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { toProducts } from "./to-products.ts";
import { visibleProducts } from "./visible-products.ts";

/**
 * All products that a viewer may see, by id, in batches: however many there are, memory stays bounded.
 * @param ids only these
 */
export async function* readProductsInBatches(
  shop: Shop,
  viewer: Viewer,
  ids?: number[],
): AsyncGenerator<Product[]> {
  const batches = readInBatches((after, limit) =>
    visibleProducts(shop, viewer)
      .selectAll("products")
      .where("products.id", ">", after)
      .$if(ids !== undefined, (qb) => qb.where("products.id", "in", idList(shop, ids ?? [])))
      .orderBy("products.id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of batches) yield toProducts(shop, rows, viewer);
}
