import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { SearchFilter } from "../words/filter-tokens.ts";
import type { SearchMatch } from "./match-search.ts";
import type { SearchScope } from "../index/search-index.ts";

type IdColumn = { collections: "id"; productFacets: "productId" };

/**
 * Restricts a query to the hits; its type stays the same. In the scope "ranked" it can be ordered by
 * `sql.ref("hits.rank")`, best first.
 * @param filter what the query filters by besides: an index with filter tokens applies it early
 */
export function joinHits<Table extends keyof IdColumn, Output>(
  query: SelectQueryBuilder<Tables, Table, Output>,
  match: SearchMatch,
  id: `${Table}.${IdColumn[Table]}`,
  scope: SearchScope = "anywhere",
  filter?: SearchFilter,
): SelectQueryBuilder<Tables, Table, Output> {
  const { hits, condition } = match.find(scope, filter);
  const filtered = condition ? query.where(condition) : query;
  if (!hits) return filtered;
  return filtered.innerJoin(hits, (join) => join.on(sql<boolean>`hits.entity_id = ${sql.ref(id)}`));
}
