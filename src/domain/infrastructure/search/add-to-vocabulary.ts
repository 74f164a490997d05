import type { Shop } from "../../shop.ts";
import { sharedAdvisoryLock } from "../../advisory-lock.ts";
import type { SearchDocument } from "./search-index.ts";
import { slipsOf } from "./deletion-variants.ts";
import { splitWords } from "./tokenize.ts";
import { stemOf } from "./stem-word.ts";

const AT_ONCE = 400;

/** Whose turn it is, see advisoryLock: nobody forgets a word while another is about to need it. */
export const LEARNED_WORDS = "search words";

/**
 * Keeps the words of the documents: so that a slip of the pen can be told for one of them, and so that
 * the words that begin with another are known.
 */
export async function learnWords(shop: Shop, documents: SearchDocument[]): Promise<void> {
  await sharedAdvisoryLock(shop, LEARNED_WORDS);
  const words = new Set(documents.flatMap(wordsOf));
  const stems = new Set([...words].filter(isOfLetters).map(stemOf));
  for (const some of inParts([...words, ...stems])) await learn(shop, some);
}

function wordsOf({ heading, labels, details, code, body }: SearchDocument): string[] {
  const words = splitWords([heading, labels, details, code, body].join(" "));
  return words.filter((word) => /^\p{L}{4}/u.test(word));
}

const isOfLetters = (word: string): boolean => /^\p{L}+$/u.test(word);

async function learn({ db }: Shop, words: string[]): Promise<void> {
  const known = await db
    .selectFrom("searchWords")
    .select("word")
    .where("slip", "in", words)
    .whereRef("slip", "=", "word")
    .execute();
  const fresh = new Set(words).difference(new Set(known.map(({ word }) => word)));
  const rows = [...fresh].flatMap((word) =>
    [...(isOfLetters(word) ? slipsOf(word) : [word])].map((slip) => ({ slip, word })),
  );
  for (const some of inParts(rows)) {
    await db
      .insertInto("searchWords")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function* inParts<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}
