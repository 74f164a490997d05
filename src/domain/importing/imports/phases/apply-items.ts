import type { Selectable } from "kysely";
import type { ParsedPiece, SourcePicture } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import type { Tables } from "#database/tables.ts";
import { yieldToRequests } from "#database/yield-to-requests.ts";
import type { ImportContext } from "../../items/writing/import-context.ts";
import { DomainError } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { indexProduct } from "../../../infrastructure/search/index/index-product.ts";
import type { Shop } from "../../../shop.ts";
import { applyRecord } from "../../records/apply-record.ts";
import { type AppliedItem, applyItem } from "../../items/writing/apply-item.ts";
import type { CategoryNames } from "../../items/comparison/describe-changes.ts";
import { fetchPictures, type HostFailures } from "../../items/writing/fetch-pictures.ts";
import { findStoredPicture } from "../../find-stored-picture.ts";
import { loadTagIds } from "../../find-tags.ts";
import { type PiecePlan, planPiece } from "../../items/plan-piece.ts";
import { cancelRemoval } from "../../items/writing/queue-for-removal.ts";
import type { ImportLease } from "../state/import-lease.ts";
import { writeWithRetry } from "./write-with-retry.ts";

const BATCH_SIZE = 20;
/** Bounds what is fetched before a transaction starts, and what is fetched again after a crash. */
const MAX_PICTURES_PER_BATCH = 24;

export type ApplyContext = ImportContext & {
  categories: CategoryNames;
  itemsApplied: number;
  /** Counts on while photos are fetched. */
  photosDone: number;
  hostFailures: HostFailures;
  /** Whether a refused write fails the import, instead of refusing the item. */
  isStrict: boolean;
};
type Item = Selectable<Tables["importItems"]>;

/**
 * The second phase: fetches the pictures of a batch, writes its pieces in one short transaction,
 * and repeats until nothing is planned. Resumable at any point.
 */
export async function applyItems(
  shop: Shop,
  lease: ImportLease,
  importRun: ApplyContext,
): Promise<void> {
  let applied = importRun.itemsApplied;
  for (;;) {
    const items = await nextBatch(shop, lease.syncLogId);
    if (items.length === 0) return;
    const fetched = await fetchBatch(shop, lease, importRun, items);
    applied = await applyBatch(shop, lease, importRun, items, fetched, applied);
    await yieldToRequests();
  }
}

/** The next planned items, limited by number and by pictures. */
async function nextBatch({ db }: Shop, syncLogId: number): Promise<Item[]> {
  const items = await db
    .selectFrom("importItems")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", "planned")
    .orderBy("position")
    .limit(BATCH_SIZE)
    .execute();
  let pictures = 0;
  const end = items.findIndex((item) => {
    pictures += picturesOf(item).length;
    return pictures > MAX_PICTURES_PER_BATCH;
  });
  return end === -1 ? items : items.slice(0, Math.max(1, end));
}

/** The pictures of a piece or post at its source. */
export const picturesOf = ({ piece, record }: Item): SourcePicture[] =>
  piece?.pictures ?? (record?.of === "collection" ? record.post?.pictures : null) ?? [];

/** Fetches the pictures that the current plans of these items need. */
export async function fetchBatch(
  shop: Shop,
  lease: ImportLease,
  importRun: ApplyContext,
  items: Item[],
): Promise<Map<string, StoredSourcePicture>> {
  const wanted: PiecePlan["fetch"] = [];
  const external = new Map<string, StoredSourcePicture>();
  for (const item of items) {
    const { piece, productId } = item;
    if (!piece) wanted.push(...picturesOf(item));
    if (!piece?.pictures?.length) continue;
    for (const picture of (await planPiece(shop, importRun, piece, productId)).fetch) {
      const { url } = picture;
      // A picture that the exported shop linked from another host stays a link.
      if (piece.own && url.startsWith("https://"))
        external.set(url, await toExternalPicture(shop, url));
      else wanted.push(picture);
    }
  }
  lease.setCurrentItem(items[0]?.name ?? null);
  const fetched = await fetchPictures(shop, wanted, lease.signal, importRun.hostFailures);
  importRun.photosDone += fetched.size;
  return new Map([...external, ...fetched]);
}

const toExternalPicture = async (shop: Shop, url: string): Promise<StoredSourcePicture> => ({
  url,
  kept: (await findStoredPicture(shop, url)) ?? url,
});

/**
 * Writes the batch in one transaction; when a rule refuses a piece, each item in its own, refusing
 * that one.
 */
async function applyBatch(
  shop: Shop,
  lease: ImportLease,
  importRun: ApplyContext,
  items: Item[],
  fetched: Map<string, StoredSourcePicture>,
  applied: number,
): Promise<number> {
  const write = (batch: Item[], done: number) =>
    writeWithRetry(shop, lease.signal, async (shop) => {
      await applyEach(shop, lease, importRun, batch, fetched);
      await lease.advance(shop, { itemsApplied: done, photosDone: importRun.photosDone });
    });
  try {
    await write(items, applied + items.length);
  } catch (error) {
    if (!(error instanceof DomainError) || importRun.isStrict) throw error;
    for (const [index, item] of items.entries()) {
      await writeOrRefuse(shop, lease, item, applied + index + 1, () =>
        write([item], applied + index + 1),
      );
    }
  }
  return applied + items.length;
}

async function writeOrRefuse(
  shop: Shop,
  lease: ImportLease,
  item: Item,
  done: number,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await inTransaction(shop, async (shop) => {
      await shop.db
        .updateTable("importItems")
        .set({
          verdict: "refuse",
          state: "applied",
          reasons: JSON.stringify([error.message, ...item.reasons]),
        })
        .where("id", "=", item.id)
        .execute();
      await lease.advance(shop, { itemsApplied: done });
    });
  }
}

/** Writes these items. Call it within a transaction. */
export async function applyEach(
  shop: Shop,
  lease: ImportLease,
  importRun: ApplyContext,
  items: Item[],
  fetched: Map<string, StoredSourcePicture>,
): Promise<void> {
  const tags = items.flatMap(({ piece }) => piece?.tags ?? []);
  const findTagIds = await loadTagIds(shop, tags);
  const added: number[] = [];
  for (const item of items) {
    lease.setCurrentItem(item.name);
    const { place, piece, record, taken } = item;
    const pictures = taken ? new Map(taken.map((each) => [each.url, each])) : fetched;
    if (record) await applyRecord(shop, item, pictures);
    else if (piece && item.verdict !== "refuse") {
      const applying = { place, fetched: pictures, findTagIds };
      const { productId, verdict } = await applyPiece(shop, importRun, item, piece, applying);
      if (verdict === "add") added.push(productId);
    }
  }
  if (added.length > 0) await indexProduct(shop, added);
  const unwritten = items.filter(
    ({ piece, record, verdict }) => !record && (!piece || verdict === "refuse"),
  );
  await touchSources(shop, importRun, unwritten);
  const productIds = items.flatMap(({ productId }) => productId ?? []);
  await cancelRemoval(shop, productIds);
}

async function applyPiece(
  shop: Shop,
  importRun: ApplyContext,
  { id, productId }: Item,
  piece: ParsedPiece,
  applying: Parameters<typeof applyItem>[3],
): Promise<AppliedItem> {
  const plan = await planPiece(shop, importRun, piece, productId);
  const done = await applyItem(shop, importRun, plan, applying).catch((error: unknown) => {
    if (!(error instanceof DomainError) || !importRun.isStrict) throw error;
    throw new DomainError(error.code, `${applying.place} (“${piece.name}”): ${error.message}`);
  });
  await shop.db
    .updateTable("importItems")
    .set({
      verdict: done.verdict,
      state: "applied",
      productId: done.productId,
      changes: JSON.stringify(done.changes),
      failures: JSON.stringify(done.failures),
      missingPhotos: done.missingPhotos && JSON.stringify(done.missingPhotos),
      piece: null,
      taken: null,
      snapshot: JSON.stringify(done.snapshot),
    })
    .where("id", "=", id)
    .execute();
  return done;
}

/** Items with nothing to write: only records that the source still has them. */
async function touchSources(
  { db, now }: Shop,
  importRun: ApplyContext,
  items: Item[],
): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  await db.updateTable("importItems").set({ state: "applied" }).where("id", "in", ids).execute();
  const productIds = items.flatMap(({ productId }) => productId ?? []);
  if (productIds.length === 0) return;
  await db
    .updateTable("productSources")
    .set({ lastRunId: importRun.syncLogId, lastSeenAt: now().toISOString(), missingSince: null })
    .where("sourceKey", "=", importRun.sourceKey)
    .where("productId", "in", productIds)
    .execute();
}
