import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import { expandQuery } from "./expand-query.ts";
import { parseSearchText } from "./parse-search-text.ts";
import { type FindHits, searchIndex, type SearchKind } from "./search-index.ts";

export type SearchMatch = {
  /** Join it, see joinHits, or count it, see countHits. */
  find: FindHits;
  /** How a slip of the pen was read, "sapphire ring" for "saphire ring"; null when as written. */
  corrected: string | null;
};

/**
 * What a search text finds: every word, by its beginning, by its stem, without accents, and from five
 * letters on with one slip of the pen. Null for a blank text, which asks for nothing.
 */
export async function matchSearch(
  shop: Shop,
  kind: SearchKind,
  text: string,
): Promise<SearchMatch | null> {
  if (!text.trim()) return null;
  const { words, corrected } = await parseSearchText(shop, text);
  if (words.length === 0) return { find: () => ({ hits: nothing }), corrected };
  return { find: searchIndex(shop.engine).find(kind, await expandQuery(shop, words)), corrected };
}

// Nothing but signs: that is on no piece.
const nothing = sql<{ entityId: number; rank: number }>`(
  select 0 as entity_id, 0 as rank where false
)`.as("hits");
