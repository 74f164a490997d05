import { memoizeByRevision } from "../../revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { type Compounds, findCompounds } from "../words/find-compounds.ts";
import { tokenize } from "../words/tokenize.ts";

export type ParsedSearchText = {
  /** All of them must match. */
  words: string[];
  compounds: Compounds;
  /** The text where a typo was corrected. */
  corrected: string | null;
};

const MAX_WORDS = 12;

/** Left out unless the text consists of nothing else. */
const STOP_WORDS = new Set(
  "a an and are at by for from i in is it me my of on or that the this to with".split(" "),
);

/** Whether a search leaves the word out beside others. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word.toLowerCase());

/** Tokenizes a search text, drops stop words and corrects typos. Accepts any text. */
export function parseSearchText(shop: Shop, text: string): Promise<ParsedSearchText> {
  return memoizeByRevision(shop, `words ${text}`, () => parse(shop, text));
}

async function parse(shop: Shop, text: string): Promise<ParsedSearchText> {
  const written = [...new Set(tokenize(text))];
  const meaningful = written.filter((word) => !STOP_WORDS.has(word));
  const chosen = (meaningful.length > 0 ? meaningful : written).slice(0, MAX_WORDS);
  const compounds = await findCompounds(shop, chosen);
  const words: string[] = [];
  for (const word of chosen) {
    const correction = compounds.has(word) ? null : await correctSpelling(shop, word);
    words.push(correction ?? word);
  }
  const changed = words.some((word, index) => word !== chosen[index]);
  return { words, compounds, corrected: changed ? words.join(" ") : null };
}
