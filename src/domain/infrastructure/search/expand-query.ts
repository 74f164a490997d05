import type { Shop } from "../../shop.ts";
import { stemWord } from "./stem-word.ts";

/** A word that is asked for, by what an index finds it. */
export type QueryTerm = {
  /** The word and those that begin with it; null when they are too many to name, or not known. */
  expansions: string[] | null;
  /** The word, as a beginning. */
  prefix: string;
  /** Its stem; null where all words of that stem begin with the word. */
  stem: string | null;
};

/** So many longer words are named. */
const MAX_COMPLETIONS = 5;

/**
 * By what each word is found. An index gathers all that a beginning leads to, anew for each question; a
 * whole word it can walk along, and leave where the other words are not.
 */
export function expandQuery(shop: Shop, words: string[]): Promise<QueryTerm[]> {
  return Promise.all(
    words.map(async (word) => ({
      expansions: await listExpansions(shop, word),
      prefix: word,
      stem: isPrefixOfStemForms(word) ? null : stemWord(word),
    })),
  );
}

async function listExpansions({ db }: Shop, word: string): Promise<string[] | null> {
  // Others are not learned, see addToVocabulary.
  if (!/^\p{L}{4}/u.test(word)) return null;
  const rows = await db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("slip", "=", "word")
    .where("slip", ">", word)
    .where("slip", "<", `${word}\u{10ffff}`)
    .limit(MAX_COMPLETIONS + 1)
    .execute();
  return rows.length > MAX_COMPLETIONS ? null : [word, ...rows.map((row) => row.word)];
}

/**
 * Whether every word of the same stem begins with this word: so it is with one that is its own stem,
 * unless endings are turned into it ("hoping" into "hope", "parties" into "parti").
 */
export const isPrefixOfStemForms = (word: string): boolean =>
  stemWord(word) === `=${word}` && !/[ei]$/.test(word);
