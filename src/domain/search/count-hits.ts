import type { Shop } from "../shop.ts";
import type { SearchMatch } from "./match-search.ts";
import type { Extent } from "./search-index.ts";
import type { Narrowing } from "./standing.ts";

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
