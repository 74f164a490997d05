import { EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import type { Shop } from "#domain/shop.ts";
import { countFacets } from "./query/count-facets.ts";

/** The number of active pieces that each category shows; categories without any are left out. */
export async function countActiveProducts(shop: Shop): Promise<Map<number, number>> {
  const { categories } = await countFacets(shop, { viewer: "visitor", query: EMPTY_QUERY });
  return categories;
}
