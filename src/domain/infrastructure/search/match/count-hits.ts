import { type Expression, sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import type { SearchFilter } from "../words/filter-tokens.ts";
import type { SearchMatch } from "./match-search.ts";
import type { SearchScope } from "../index/search-index.ts";

/** How many hits pass the filter; null where the index cannot apply it. */
export async function countHits(
  { db }: Shop,
  match: SearchMatch,
  scope: SearchScope,
  filter: SearchFilter,
): Promise<number | null> {
  const { hits, isFiltered } = match.find(scope, filter);
  if (!hits || !isFiltered) return null;
  const { total } = await db
    .selectFrom(hits)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many hits there are, and which of the candidates are among them. */
export type Intersection = { total: number; ids: number[] };

/**
 * Counts the hits that pass the filter and intersects them with candidates, in one read of the index.
 * @param candidates a subquery of ids
 * @returns null where the index cannot apply the filter
 */
export async function intersectHits(
  { db }: Shop,
  match: SearchMatch,
  filter: SearchFilter,
  candidates: Expression<unknown>,
): Promise<Intersection | null> {
  const { hits, isFiltered } = match.find("unranked", filter);
  if (!hits || !isFiltered) return null;
  const ids = sql<string>`json_group_array(hits.entity_id) filter (where hits.entity_id in ${candidates})`;
  const row = await db
    .selectFrom(hits)
    .select(({ fn }) => [fn.countAll<number>().as("total"), ids.as("ids")])
    .executeTakeFirstOrThrow();
  return { total: row.total, ids: JSON.parse(row.ids) as number[] };
}
