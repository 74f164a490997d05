import { type Expression, sql } from "kysely";
import type { Shop } from "../../shop.ts";
import type { SearchMatch } from "./match-search.ts";
import type { Extent } from "./search-index.ts";
import type { Narrowing } from "./filter-tokens.ts";

/** How many were found of what the narrowing leaves; null where the index alone cannot tell. */
export async function countHits(
  { db }: Shop,
  match: SearchMatch,
  extent: Extent,
  narrowing: Narrowing,
): Promise<number | null> {
  const { hits, isNarrowed } = match.find(extent, narrowing);
  if (!hits || !isNarrowed) return null;
  const { total } = await db
    .selectFrom(hits)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many were found, and which of some. */
export type Met = { total: number; ids: number[] };

/**
 * As countHits, and which of some were found, in one go through the index.
 * @param some their ids
 */
export async function meetHits(
  { db }: Shop,
  match: SearchMatch,
  narrowing: Narrowing,
  some: Expression<unknown>,
): Promise<Met | null> {
  const { hits, isNarrowed } = match.find("gathered", narrowing);
  if (!hits || !isNarrowed) return null;
  const ids = sql<string>`json_group_array(hits.entity_id) filter (where hits.entity_id in ${some})`;
  const met = await db
    .selectFrom(hits)
    .select(({ fn }) => [fn.countAll<number>().as("total"), ids.as("ids")])
    .executeTakeFirstOrThrow();
  return { total: met.total, ids: JSON.parse(met.ids) as number[] };
}
