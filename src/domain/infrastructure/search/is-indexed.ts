import type { Shop } from "../../shop.ts";
import { type TermLookup, searchIndex } from "./search-index.ts";

/**
 * Whether any piece or collection holds it. What search never learned is on none; what it learned may
 * have left again, so the index has the last word.
 */
export async function isIndexed(shop: Shop, lookup: TermLookup): Promise<boolean> {
  const learned = await findInVocabulary(shop, lookup);
  if (learned === null) return false;
  const holds = async (lookup: TermLookup) =>
    (await searchIndex(shop.engine).has(shop.db, "product", lookup)) ||
    (await searchIndex(shop.engine).has(shop.db, "collection", lookup));
  // One whole word is soon looked up, where a beginning makes the index gather all that it leads to.
  if ("beginning" in lookup && (await holds({ word: learned }))) return true;
  return holds(lookup);
}

async function findInVocabulary({ db }: Shop, what: TermLookup): Promise<string | null> {
  const learned = db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("slip", "=", "word")
    .orderBy("slip")
    .limit(1);
  if ("beginning" in what) {
    const row = await learned
      .where("slip", ">=", what.beginning)
      .where("slip", "<", `${what.beginning}\u{10ffff}`)
      .executeTakeFirst();
    return row?.word ?? null;
  }
  const word = "word" in what ? what.word : what.stem;
  return (await learned.where("slip", "=", word).executeTakeFirst())?.word ?? null;
}
