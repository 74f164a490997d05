import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { SearchMatch } from "./match-search.ts";

type Owner = { products: "id"; collections: "id"; productFacets: "productId" };

/**
 * Keeps the rows that were found, and lets them be ordered by `sql.ref("hits.rank")`, best first.
 * The query keeps its type, so that it goes on the same way with a search and without one.
 */
export function joinHits<Table extends keyof Owner, Output>(
  query: SelectQueryBuilder<Tables, Table, Output>,
  match: SearchMatch,
  id: `${Table}.${Owner[Table]}`,
): SelectQueryBuilder<Tables, Table, Output> {
  return query.innerJoin(match.hits, (join) =>
    join.on(sql<boolean>`hits.entity_id = ${sql.ref(id)}`),
  );
}
