import type { Shop } from "../../shop.ts";
import { isKnown } from "./is-indexed.ts";
import { isOneSlipAway } from "./is-one-edit-away.ts";
import { searchIndex } from "./search-index.ts";
import { slipsOf } from "./deletion-variants.ts";
import { stemOf } from "./stem-word.ts";

const SHORTEST_SLIP = 5;

/**
 * The word that was meant, when the written one is found nowhere and one letter too many, too few,
 * wrong or swapped makes it one that is. Of several, the one on most pieces and collections.
 */
export async function correctWord(shop: Shop, word: string): Promise<string | null> {
  if (word.length < SHORTEST_SLIP || !/^\p{L}+$/u.test(word)) return null;
  if (await isKnown(shop, { beginning: word })) return null;
  let best: { word: string; uses: number } | null = null;
  for (const meant of await listMeant(shop, word)) {
    const uses = await countUses(shop, meant);
    if (uses > (best?.uses ?? 0)) best = { word: meant, uses };
  }
  return best?.word ?? null;
}

async function countUses({ db, engine }: Shop, word: string): Promise<number> {
  const index = searchIndex(engine);
  return (await index.count(db, "product", word)) + (await index.count(db, "collection", word));
}

async function listMeant(shop: Shop, word: string): Promise<string[]> {
  const stem = stemOf(word);
  const known = await isKnown(shop, { stem });
  const forms = [word, word.endsWith("s") ? word.slice(0, -1) : `${word}s`];
  for (const form of forms) {
    const near = await listNearWords(shop, form);
    // Of a word known by its stem another ending is no slip ("polishes"), another middle is ("earing").
    const meant = known
      ? near.filter((other) => stemOf(other) === stem && other.at(-1) === form.at(-1))
      : near;
    if (meant.length > 0) return meant;
  }
  return [];
}

async function listNearWords(shop: Shop, word: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("searchWords")
    .select("word")
    .distinct()
    .where("slip", "in", [...slipsOf(word)])
    .orderBy("word")
    .limit(500)
    .execute();
  return rows.map((row) => row.word).filter((candidate) => isOneSlipAway(word, candidate));
}
