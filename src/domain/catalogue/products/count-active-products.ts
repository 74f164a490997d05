import type { Shop } from "#domain/shop.ts";
import { countFacetSets } from "./query/count-facet-sets.ts";

/** The number of active pieces by category id; categories without any are left out. */
export async function countActiveProducts(shop: Shop): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { categoryId, pieces } of await countFacetSets(shop, "visitor", "")) {
    if (categoryId === null) continue;
    const sum = pieces.reduce((all, each) => all + each, counts.get(categoryId) ?? 0);
    if (sum > 0) counts.set(categoryId, sum);
  }
  return counts;
}
