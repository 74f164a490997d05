import type { Shop } from "../../shop.ts";
import { type Lookup, searchIndex } from "./search-index.ts";

/**
 * Whether any piece or collection holds it. What search never learned is on none; what it learned may
 * have left again, so the index has the last word.
 */
export async function isKnown(shop: Shop, what: Lookup): Promise<boolean> {
  const learned = await findLearned(shop, what);
  if (learned === null) return false;
  const holds = async (lookup: Lookup) =>
    (await searchIndex(shop.engine).has(shop.db, "product", lookup)) ||
    (await searchIndex(shop.engine).has(shop.db, "collection", lookup));
  // One whole word is soon looked up, where a beginning makes the index gather all that it leads to.
  if ("beginning" in what && (await holds({ word: learned }))) return true;
  return holds(what);
}

async function findLearned({ db }: Shop, what: Lookup): Promise<string | null> {
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
