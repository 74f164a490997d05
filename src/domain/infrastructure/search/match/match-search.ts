import { getSearchIndex } from "../index/get-search-index.ts";
import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { expandQuery } from "../words/expand-query.ts";
import { parseSearchText } from "./parse-search-text.ts";
import type { FindHits, SearchKind } from "../index/search-index.ts";

export type SearchMatch = {
  /** For joinHits and countHits. */
  find: FindHits;
  /** The search text with typos corrected, "sapphire ring" for "saphire ring"; null when nothing was. */
  corrected: string | null;
};

/**
 * Matches a search text: every word must match by prefix or stem, without accents, or two of them as one word;
 * from five letters on one typo is corrected. Null for a blank text.
 */
export async function matchSearch(
  shop: Shop,
  kind: SearchKind,
  text: string,
): Promise<SearchMatch | null> {
  if (!text.trim()) return null;
  const { words, compounds, corrected } = await parseSearchText(shop, text);
  if (words.length === 0) return { find: () => ({ hits: noHits }), corrected };
  return {
    find: getSearchIndex(shop.engine).find(kind, await expandQuery(shop, words, compounds)),
    corrected,
  };
}

// A text of punctuation alone matches nothing.
const noHits = sql<{ entityId: number; rank: number }>`(
  select 0 as entity_id, 0 as rank where false
)`.as("hits");
