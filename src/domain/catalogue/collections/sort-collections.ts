import { type SelectQueryBuilder, sql } from "kysely";
import type { CatalogSort } from "#contract/catalogue/catalog-query.ts";
import type { Tables } from "#database/tables.ts";

/** When a collection appeared: its publication, else its scheduled time, else its creation. */
export const appearedAt = sql<string>`coalesce(collections.published_at, collections.publish_at, collections.created_at)`;

/** Newest first by default, with a search text by relevance. The id breaks ties, so that no row appears on two pages. */
export function sortCollections<Output>(
  found: SelectQueryBuilder<Tables, "collections", Output>,
  sort: CatalogSort | undefined,
  searched: boolean,
) {
  const order = sort ?? (searched ? "relevance" : "newest");
  if (order === "oldest") return found.orderBy(appearedAt).orderBy("collections.id");
  if (order === "title") {
    return found.orderBy("collections.nameKey").orderBy("collections.id");
  }
  const best = order === "relevance" && searched ? found.orderBy(sql.ref("hits.rank")) : found;
  return best.orderBy(appearedAt, "desc").orderBy("collections.id", "desc");
}
