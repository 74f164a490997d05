import { type Expression, sql } from "kysely";
import type { Shop } from "../../shop.ts";
import type { SearchMatch } from "./match-search.ts";
import type { SearchScope } from "./search-index.ts";
import type { SearchFilter } from "./filter-tokens.ts";

/** How many were found of what the narrowing leaves; null where the index alone cannot tell. */
export async function countHits(
  { db }: Shop,
  match: SearchMatch,
  extent: SearchScope,
  narrowing: SearchFilter,
): Promise<number | null> {
  const { hits, isFiltered: isNarrowed } = match.find(extent, narrowing);
  if (!hits || !isNarrowed) return null;
  const { total } = await db
    .selectFrom(hits)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many were found, and which of some. */
export type Intersection = { total: number; ids: number[] };

/**
 * As countHits, and which of some were found, in one go through the index.
 * @param candidates their ids
 */
export async function intersectHits(
  { db }: Shop,
  match: SearchMatch,
  narrowing: SearchFilter,
  candidates: Expression<unknown>,
): Promise<Intersection | null> {
  const { hits, isFiltered: isNarrowed } = match.find("gathered", narrowing);
  if (!hits || !isNarrowed) return null;
  const ids = sql<string>`json_group_array(hits.entity_id) filter (where hits.entity_id in ${candidates})`;
  const row = await db
    .selectFrom(hits)
    .select(({ fn }) => [fn.countAll<number>().as("total"), ids.as("ids")])
    .executeTakeFirstOrThrow();
  return { total: row.total, ids: JSON.parse(row.ids) as number[] };
}
