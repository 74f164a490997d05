import type { Shop } from "../shop.ts";
import { type Lookup, searchIndex, type SearchKind } from "./search-index.ts";

/**
 * Whether any piece or collection holds it. What search never learned is on none; what it learned may
 * have left again, so the index has the last word.
 */
export async function isKnown(shop: Shop, what: Lookup): Promise<boolean> {
  if (!(await isLearned(shop, what))) return false;
  const holds = (kind: SearchKind) => searchIndex(shop.engine).has(shop.db, kind, what);
  return (await holds("product")) || (await holds("collection"));
}

async function isLearned({ db }: Shop, what: Lookup): Promise<boolean> {
  const learned = db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("slip", "=", "word")
    .limit(1);
  if ("beginning" in what) {
    const row = await learned
      .where("slip", ">=", what.beginning)
      .where("slip", "<", `${what.beginning}\u{10ffff}`)
      .executeTakeFirst();
    return row !== undefined;
  }
  const word = "word" in what ? what.word : what.stem;
  return (await learned.where("slip", "=", word).executeTakeFirst()) !== undefined;
}
