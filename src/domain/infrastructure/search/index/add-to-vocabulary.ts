import type { Shop } from "../../../shop.ts";
import { sharedAdvisoryLock } from "../../../advisory-lock.ts";
import { batchesOf } from "../../../batches-of.ts";
import type { SearchDocument } from "./search-index.ts";
import { deletionVariants } from "../words/deletion-variants.ts";
import { tokenize } from "../words/tokenize.ts";
import { stemWord } from "../words/stem-word.ts";

const BATCH_SIZE = 400;

/** Advisory lock: no word is removed while a transaction is about to rely on it. */
export const VOCABULARY_LOCK = "search words";

/**
 * Adds the words of the documents and their stems to the vocabulary, search_words, by which spellings are
 * corrected and prefixes completed. Words that begin with fewer than four letters are left out.
 */
export async function addToVocabulary(shop: Shop, documents: SearchDocument[]): Promise<void> {
  await sharedAdvisoryLock(shop, VOCABULARY_LOCK);
  const words = new Set(documents.flatMap(listWords));
  const stems = new Set([...words].filter(hasOnlyLetters).map(stemWord));
  // In one order, so that of two transactions with the same new words none waits for the other's.
  for (const batch of batchesOf([...words, ...stems].toSorted(), BATCH_SIZE)) {
    await insertMissing(shop, batch);
  }
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
    .where("variant", "in", words)
    .whereRef("variant", "=", "word")
    .execute();
  const missing = new Set(words).difference(new Set(known.map(({ word }) => word)));
  const rows = [...missing].flatMap((word) =>
    [...(hasOnlyLetters(word) ? deletionVariants(word) : [word])].map((variant) => ({
      variant,
      word,
    })),
  );
  for (const batch of batchesOf(rows, BATCH_SIZE)) {
    await db
      .insertInto("searchWords")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
