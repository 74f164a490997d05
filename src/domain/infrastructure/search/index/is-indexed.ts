import { getSearchIndex } from "./get-search-index.ts";
import type { Shop } from "../../../shop.ts";
import type { TermLookup } from "./search-index.ts";

/**
 * Whether any piece or collection contains it. A word outside the vocabulary is in none; a word of the
 * vocabulary may have been removed since, so the index decides.
 */
export async function isIndexed(shop: Shop, lookup: TermLookup): Promise<boolean> {
  const word = await findInVocabulary(shop, lookup);
  if (word === null) return false;
  const has = async (term: TermLookup) =>
    (await getSearchIndex(shop.engine).has(shop.db, "product", term)) ||
    (await getSearchIndex(shop.engine).has(shop.db, "collection", term));
  // A whole word is found sooner than a prefix, for which the index collects every term below it.
  if ("prefix" in lookup && (await has({ word }))) return true;
  return has(lookup);
}

async function findInVocabulary({ db }: Shop, lookup: TermLookup): Promise<string | null> {
  const entry = db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("variant", "=", "word")
    .orderBy("variant")
    .limit(1);
  if ("prefix" in lookup) {
    const row = await entry
      .where("variant", ">=", lookup.prefix)
      .where("variant", "<", `${lookup.prefix}\u{10ffff}`)
      .executeTakeFirst();
    return row?.word ?? null;
  }
  const word = "word" in lookup ? lookup.word : lookup.stem;
  return (await entry.where("variant", "=", word).executeTakeFirst())?.word ?? null;
}
