import { memoizeByRevision } from "../../revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import { type Compounds, findCompounds } from "../words/find-compounds.ts";
import { tokenize } from "../words/tokenize.ts";
import { getSearchIndex } from "../index/get-search-index.ts";
import { deletionVariants } from "../words/deletion-variants.ts";
import { isIndexed } from "../index/is-indexed.ts";
import { isOneEditAway } from "../words/is-one-edit-away.ts";
import { stemWord } from "../words/stem-word.ts";

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

const MIN_CORRECTABLE_LENGTH = 5;

/**
 * The indexed word at edit distance 1 from a word that is not indexed; of several, the one with the highest
 * document frequency. Null when the word is indexed or nothing is close.
 */
export async function correctSpelling(shop: Shop, word: string): Promise<string | null> {
  if (word.length < MIN_CORRECTABLE_LENGTH || !/^\p{L}+$/u.test(word)) return null;
  if (await isIndexed(shop, { prefix: word })) return null;
  let best: { word: string; documents: number } | null = null;
  for (const candidate of await listCandidates(shop, word)) {
    const documents = await countDocuments(shop, candidate);
    if (documents > (best?.documents ?? 0)) best = { word: candidate, documents };
  }
  return best?.word ?? null;
}

async function countDocuments({ db, engine }: Shop, word: string): Promise<number> {
  const index = getSearchIndex(engine);
  return (await index.count(db, "product", word)) + (await index.count(db, "collection", word));
}

async function listCandidates(shop: Shop, word: string): Promise<string[]> {
  const stem = stemWord(word);
  const isStemIndexed = await isIndexed(shop, { stem });
  const forms = [word, word.endsWith("s") ? word.slice(0, -1) : `${word}s`];
  for (const form of forms) {
    const similar = await listWordsOneEditAway(shop, form);
    // With an indexed stem, another ending is a form ("polishes") and another middle a typo ("earing").
    const candidates = isStemIndexed
      ? similar.filter((other) => stemWord(other) === stem && other.at(-1) === form.at(-1))
      : similar;
    if (candidates.length > 0) return candidates;
  }
  return [];
}

async function listWordsOneEditAway(shop: Shop, word: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("searchWords")
    .select("word")
    .distinct()
    .where("variant", "in", [...deletionVariants(word)])
    .orderBy("word")
    .limit(500)
    .execute();
  return rows.map((row) => row.word).filter((candidate) => isOneEditAway(word, candidate));
}
