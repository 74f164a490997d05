import type { Product } from "#contract/catalogue/products.ts";
import type { Shop } from "../../shop.ts";
import { loadRows } from "./load-rows.ts";
import { toProducts } from "./to-products.ts";

/** The pieces that visitors see, in the order of the ids, without those that are gone or hidden. */
export async function listVisibleByIds(shop: Shop, ids: number[]): Promise<Product[]> {
  const rows = await loadRows(shop, ids);
  return toProducts(
    shop,
    rows.filter(({ isActive }) => isActive),
    "visitor",
  );
}
