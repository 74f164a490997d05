import { sql } from "kysely";
import type { CatalogSort } from "#contract/catalog-query.ts";
import type { visibleProducts } from "./visible-products.ts";

type Found = ReturnType<typeof visibleProducts>;

/**
 * Newest first, unless another order is asked for. A search text without an order puts the best match
 * first: whoever types "emerald" wants the emerald ring before a newer piece that mentions one.
 */
export function sortProducts(found: Found, sort: CatalogSort | undefined, searched: boolean) {
  const order = sort ?? (searched ? "relevance" : "newest");
  if (order === "oldest") return found.orderBy("products.createdAt").orderBy("products.id");
  if (order === "title") {
    return found.orderBy(({ fn }) => fn<string>("lower", ["products.name"])).orderBy("products.id");
  }
  const best = order === "relevance" && searched ? found.orderBy(sql.ref("hits.rank")) : found;
  return best.orderBy("products.createdAt", "desc").orderBy("products.id", "desc");
}
