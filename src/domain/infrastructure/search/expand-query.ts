import type { Shop } from "../../shop.ts";
import { stemOf } from "./stem-word.ts";

/** A word that is asked for, by what an index finds it. */
export type AskedWord = {
  /** The word and those that begin with it; null when they are too many to name, or not known. */
  forms: string[] | null;
  /** The word, as a beginning. */
  beginning: string;
  /** Its stem; null where all words of that stem begin with the word. */
  stem: string | null;
};

/** So many longer words are named. */
const MOST_LONGER = 5;

/**
 * By what each word is found. An index gathers all that a beginning leads to, anew for each question; a
 * whole word it can walk along, and leave where the other words are not.
 */
export function askWords(shop: Shop, words: string[]): Promise<AskedWord[]> {
  return Promise.all(
    words.map(async (word) => ({
      forms: await listForms(shop, word),
      beginning: word,
      stem: beginsItsStem(word) ? null : stemOf(word),
    })),
  );
}

async function listForms({ db }: Shop, word: string): Promise<string[] | null> {
  // Others are not learned, see learnWords.
  if (!/^\p{L}{4}/u.test(word)) return null;
  const rows = await db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("slip", "=", "word")
    .where("slip", ">", word)
    .where("slip", "<", `${word}\u{10ffff}`)
    .limit(MOST_LONGER + 1)
    .execute();
  return rows.length > MOST_LONGER ? null : [word, ...rows.map((row) => row.word)];
}

/**
 * Whether every word of the same stem begins with this word: so it is with one that is its own stem,
 * unless endings are turned into it ("hoping" into "hope", "parties" into "parti").
 */
export const beginsItsStem = (word: string): boolean =>
  stemOf(word) === `=${word}` && !/[ei]$/.test(word);
