import { sql } from "kysely";
import type { CatalogSort } from "#contract/catalog-query.ts";
import type { Facets } from "./visible-facets.ts";

/**
 * Newest first, unless another order is asked for. A search text without an order puts the best match
 * first: whoever types "emerald" wants the emerald ring before a newer piece that mentions one.
 */
export function sortProducts(found: Facets, sort: CatalogSort | undefined, searched: boolean) {
  const order = sort ?? (searched ? "relevance" : "newest");
  if (order === "oldest") {
    return found.orderBy("productFacets.createdAt").orderBy("productFacets.productId");
  }
  if (order === "title") {
    return found.orderBy("productFacets.nameKey").orderBy("productFacets.productId");
  }
  const best = order === "relevance" && searched ? found.orderBy(sql.ref("hits.rank")) : found;
  return best.orderBy("productFacets.createdAt", "desc").orderBy("productFacets.productId", "desc");
}
