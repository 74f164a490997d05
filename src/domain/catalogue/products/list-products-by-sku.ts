import type { Product } from "#contract/catalogue/products.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { listProducts } from "./list-products.ts";

/** The visible pieces with these SKUs, in the order of the SKUs. */
export async function listProductsBySku(
  shop: Shop,
  skus: string[],
  viewer: Viewer,
): Promise<Product[]> {
  if (skus.length === 0) return [];
  const rows = await shop.db
    .selectFrom("products")
    .select("id")
    .where("sku", "in", skus)
    .where("deletedAt", "is", null)
    .execute();
  if (rows.length === 0) return [];
  const { items } = await listProducts(shop, { viewer, ids: rows.map(({ id }) => id) });
  return skus.flatMap((sku) => items.find((product) => product.sku === sku) ?? []);
}
