import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { SearchMatch } from "./match-search.ts";

type Owner = "products" | "collections";

/**
 * Keeps the rows that were found, and lets them be ordered by `sql.ref("hits.rank")`, best first.
 * The query keeps its type, so that it goes on the same way with a search and without one.
 */
export function joinHits<Table extends Owner & keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, Table, Output>,
  match: SearchMatch,
  id: `${Table}.id`,
): SelectQueryBuilder<Tables, Table, Output> {
  return query.innerJoin(match.hits, (join) =>
    join.on(sql<boolean>`hits.entity_id = ${sql.ref(id)}`),
  );
}
