import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { SearchMatch } from "./match-search.ts";
import type { SearchScope } from "./search-index.ts";
import type { SearchFilter } from "./filter-tokens.ts";

type Owner = { collections: "id"; productFacets: "productId" };

/**
 * Keeps the rows that were found. Of the extent "best" they can be ordered by `sql.ref("hits.rank")`,
 * best first. The query keeps its type, so that it goes on the same way with a search and without one.
 * @param narrowing what the query asks for besides: an index may leave the rest out sooner
 */
export function joinHits<Table extends keyof Owner, Output>(
  query: SelectQueryBuilder<Tables, Table, Output>,
  match: SearchMatch,
  id: `${Table}.${Owner[Table]}`,
  extent: SearchScope = "all",
  narrowing?: SearchFilter,
): SelectQueryBuilder<Tables, Table, Output> {
  const { hits, condition } = match.find(extent, narrowing);
  const filtered = condition ? query.where(condition) : query;
  if (!hits) return filtered;
  return filtered.innerJoin(hits, (join) => join.on(sql<boolean>`hits.entity_id = ${sql.ref(id)}`));
}
