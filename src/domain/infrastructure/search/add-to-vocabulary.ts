import type { Shop } from "../../shop.ts";
import { sharedAdvisoryLock } from "../../advisory-lock.ts";
import type { SearchDocument } from "./search-index.ts";
import { deletionVariants } from "./deletion-variants.ts";
import { tokenize } from "./tokenize.ts";
import { stemWord } from "./stem-word.ts";

const BATCH_SIZE = 400;

/** Whose turn it is, see advisoryLock: nobody forgets a word while another is about to need it. */
export const VOCABULARY_LOCK = "search words";

/**
 * Keeps the words of the documents: so that a slip of the pen can be told for one of them, and so that
 * the words that begin with another are known.
 */
export async function addToVocabulary(shop: Shop, documents: SearchDocument[]): Promise<void> {
  await sharedAdvisoryLock(shop, VOCABULARY_LOCK);
  const words = new Set(documents.flatMap(listWords));
  const stems = new Set([...words].filter(hasOnlyLetters).map(stemWord));
  for (const some of batchesOf([...words, ...stems])) await insertMissing(shop, some);
}

function listWords({ heading, labels, details, code, body }: SearchDocument): string[] {
  const words = tokenize([heading, labels, details, code, body].join(" "));
  return words.filter((word) => /^\p{L}{4}/u.test(word));
}

const hasOnlyLetters = (word: string): boolean => /^\p{L}+$/u.test(word);

async function insertMissing({ db }: Shop, words: string[]): Promise<void> {
  const known = await db
    .selectFrom("searchWords")
    .select("word")
    .where("slip", "in", words)
    .whereRef("slip", "=", "word")
    .execute();
  const missing = new Set(words).difference(new Set(known.map(({ word }) => word)));
  const rows = [...missing].flatMap((word) =>
    [...(hasOnlyLetters(word) ? deletionVariants(word) : [word])].map((slip) => ({ slip, word })),
  );
  for (const some of batchesOf(rows)) {
    await db
      .insertInto("searchWords")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function* batchesOf<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += BATCH_SIZE)
    yield all.slice(from, from + BATCH_SIZE);
}
