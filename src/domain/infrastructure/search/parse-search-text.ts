import { memoizeByRevision } from "../revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import { correctWord } from "./correct-spelling.ts";
import { splitWords } from "./tokenize.ts";

/** What is read of a search text: the words that must be found, and the whole of it where a slip was put right. */
export type Reading = { words: string[]; corrected: string | null };

const MOST_WORDS = 12;

/** Words that say nothing of a piece, left out where there are others. */
const FILLERS = new Set(
  "a an and are at by for from i in is it me my of on or that the this to with".split(" "),
);

/** Reads a search text as people mean it. Never fails, whatever it holds. */
export function readWords(shop: Shop, text: string): Promise<Reading> {
  return memoizeByRevision(shop, `words ${text}`, () => read(shop, text));
}

async function read(shop: Shop, text: string): Promise<Reading> {
  const written = [...new Set(splitWords(text))];
  const telling = written.filter((word) => !FILLERS.has(word));
  const asked = (telling.length > 0 ? telling : written).slice(0, MOST_WORDS);
  const words: string[] = [];
  for (const word of asked) words.push((await correctWord(shop, word)) ?? word);
  const changed = words.some((word, index) => word !== asked[index]);
  return { words, corrected: changed ? words.join(" ") : null };
}
