import { getSearchIndex } from "../index/get-search-index.ts";
import { refreshStatistics } from "#database/refresh-statistics.ts";
import { incrementRevision } from "#database/revision.ts";
import type { Shop } from "../../../shop.ts";
import { advisoryLock } from "../../../advisory-lock.ts";
import { batchesOf } from "../../../batches-of.ts";
import { indexCollection } from "../index/index-collection.ts";
import { indexProduct } from "../index/index-product.ts";
import { VOCABULARY_LOCK } from "../index/add-to-vocabulary.ts";
import type { SearchKind } from "../index/search-index.ts";
import { deletionVariants } from "../words/deletion-variants.ts";

const BATCH_SIZE = 500;

type Progress = (done: number, total: number) => void;

/**
 * Indexes every piece and collection again, in batches, so that search and writes continue meanwhile.
 * @param onProgress called after each batch
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
    await getSearchIndex(shop.engine).removeOrphans(shop.db, kind);
    await getSearchIndex(shop.engine).optimize(shop.db, kind);
  }
  await removeUnusedWords(shop);
  await refreshStatistics(shop.db, shop.engine);
  await shop.db.transaction().execute(async (db) => {
    await getSearchIndex(shop.engine).recordVersion(db);
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
  for (const batch of batchesOf(ids, BATCH_SIZE)) {
    await shop.db.transaction().execute((db) => index({ ...shop, db }, batch));
    report(batch.length);
  }
}

async function removeUnusedWords(shop: Shop): Promise<void> {
  const words = await shop.db
    .selectFrom("searchWords")
    .select("word")
    .whereRef("variant", "=", "word")
    .execute();
  for (const batch of batchesOf(words, BATCH_SIZE)) {
    await shop.db.transaction().execute(async (db) => {
      await advisoryLock({ ...shop, db }, VOCABULARY_LOCK);
      for (const { word } of batch) await removeIfUnused({ ...shop, db }, word);
    });
  }
}

async function removeIfUnused({ db, engine }: Shop, word: string): Promise<void> {
  const index = getSearchIndex(engine);
  const lookup = word.startsWith("=") ? { stem: word } : { word };
  if (await index.has(db, "product", lookup)) return;
  if (await index.has(db, "collection", lookup)) return;
  await db
    .deleteFrom("searchWords")
    .where("variant", "in", [...deletionVariants(word)])
    .where("word", "=", word)
    .execute();
}
