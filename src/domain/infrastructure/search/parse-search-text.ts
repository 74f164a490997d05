import { memoizeByRevision } from "../revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { tokenize } from "./tokenize.ts";

/** What is read of a search text: the words that must be found, and the whole of it where a slip was put right. */
export type ParsedSearchText = { words: string[]; corrected: string | null };

const MAX_WORDS = 12;

/** Words that say nothing of a piece, left out where there are others. */
const STOP_WORDS = new Set(
  "a an and are at by for from i in is it me my of on or that the this to with".split(" "),
);

/** Reads a search text as people mean it. Never fails, whatever it holds. */
export function parseSearchText(shop: Shop, text: string): Promise<ParsedSearchText> {
  return memoizeByRevision(shop, `words ${text}`, () => parse(shop, text));
}

async function parse(shop: Shop, text: string): Promise<ParsedSearchText> {
  const written = [...new Set(tokenize(text))];
  const meaningful = written.filter((word) => !STOP_WORDS.has(word));
  const chosen = (meaningful.length > 0 ? meaningful : written).slice(0, MAX_WORDS);
  const words: string[] = [];
  for (const word of chosen) words.push((await correctSpelling(shop, word)) ?? word);
  const changed = words.some((word, index) => word !== chosen[index]);
  return { words, corrected: changed ? words.join(" ") : null };
}
