import { refreshStatistics } from "#database/refresh-statistics.ts";
import { incrementRevision } from "#database/revision.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { indexCollection } from "./index-collection.ts";
import { indexProduct } from "./index-product.ts";
import { LEARNED_WORDS } from "./add-to-vocabulary.ts";
import { searchIndex, type SearchKind } from "./search-index.ts";
import { slipsOf } from "./deletion-variants.ts";

const AT_ONCE = 500;

type Progress = (done: number, total: number) => void;

/**
 * Reads every piece and collection into the index anew, a few hundred at a time, so that search and
 * writes go on meanwhile.
 * @param onProgress told after each part how many are done, of how many
 */
export async function rebuildIndex(
  shop: Shop,
  onProgress: Progress = () => undefined,
): Promise<{ indexed: number }> {
  const pieces = await listIds(shop, "product");
  const collections = await listIds(shop, "collection");
  const total = pieces.length + collections.length;
  let done = 0;
  const report = (count: number) => onProgress((done += count), total);

  await inBatches(shop, pieces, indexProduct, report);
  await inBatches(shop, collections, indexCollection, report);
  for (const kind of ["product", "collection"] as const) {
    await searchIndex(shop.engine).removeStale(shop.db, kind);
    await searchIndex(shop.engine).tidy(shop.db, kind);
  }
  await forgetUnusedWords(shop);
  await refreshStatistics(shop.db, shop.engine);
  await shop.db.transaction().execute(async (db) => {
    await searchIndex(shop.engine).settle(db);
    await incrementRevision(db);
  });
  return { indexed: total };
}

async function listIds({ db }: Shop, kind: SearchKind): Promise<number[]> {
  const rows = await db
    .selectFrom(kind === "product" ? "products" : "collections")
    .select("id")
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

async function inBatches(
  shop: Shop,
  ids: number[],
  index: (shop: Shop, ids: number[]) => Promise<void>,
  report: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await shop.db.transaction().execute((db) => index({ ...shop, db }, some));
    report(some.length);
  }
}

async function forgetUnusedWords(shop: Shop): Promise<void> {
  const words = await shop.db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("slip", "=", "word")
    .execute();
  for (let from = 0; from < words.length; from += AT_ONCE) {
    const some = words.slice(from, from + AT_ONCE);
    await shop.db.transaction().execute(async (db) => {
      await advisoryLock({ ...shop, db }, LEARNED_WORDS);
      for (const { word } of some) await forgetIfUnused({ ...shop, db }, word);
    });
  }
}

async function forgetIfUnused({ db, engine }: Shop, word: string): Promise<void> {
  const index = searchIndex(engine);
  const what = word.startsWith("=") ? { stem: word } : { word };
  if (await index.has(db, "product", what)) return;
  if (await index.has(db, "collection", what)) return;
  await db
    .deleteFrom("searchWords")
    .where("slip", "in", [...slipsOf(word)])
    .where("word", "=", word)
    .execute();
}
