import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { applyEach, type ApplyContext, fetchBatch, picturesOf } from "./apply-items.ts";
import { countFetched } from "../state/count-fetched.ts";
import type { ImportLease } from "../state/import-lease.ts";

const BATCH_SIZE = 20;

/**
 * The second phase of an all-or-nothing import: fetches all pictures, then writes all pieces in one
 * transaction.
 * @param finish ends the import within the same transaction
 * @throws DomainError when a rule refuses a piece; then nothing is written
 */
export async function applyAllOrNothing(
  shop: Shop,
  lease: ImportLease,
  importRun: ApplyContext,
  finish: (shop: Shop) => Promise<void>,
): Promise<void> {
  const { fetched: doneBefore } = await countFetched(shop, lease.syncLogId);
  await lease.advance(shop, { doneBefore });
  for await (const items of readBatches(shop, lease.syncLogId))
    await fetchBatchPictures(shop, lease, importRun, items);
  await inTransaction(shop, async (shop) => {
    let applied = importRun.itemsApplied;
    for await (const items of readBatches(shop, lease.syncLogId)) {
      lease.signal.throwIfAborted();
      await applyEach(shop, lease, importRun, items, new Map());
      applied += items.length;
    }
    await lease.advance(shop, { itemsApplied: applied });
    await finish(shop);
  });
}

async function fetchBatchPictures(
  shop: Shop,
  lease: ImportLease,
  importRun: ApplyContext,
  items: Selectable<Tables["importItems"]>[],
): Promise<void> {
  const pending = items.filter(
    (item) => !item.taken && (item.piece !== null || picturesOf(item).length > 0),
  );
  if (pending.length === 0) return;
  const fetched = await fetchBatch(shop, lease, importRun, pending);
  await inTransaction(shop, async (shop) => {
    for (const item of pending) {
      const taken = picturesOf(item).flatMap(({ url }) => fetched.get(url) ?? []);
      await shop.db
        .updateTable("importItems")
        .set({ taken: JSON.stringify(taken) })
        .where("id", "=", item.id)
        .execute();
    }
    await lease.advance(shop, { photosDone: importRun.photosDone });
  });
}

async function* readBatches({ db }: Shop, syncLogId: number) {
  for (let after = 0; ;) {
    const items = await db
      .selectFrom("importItems")
      .selectAll()
      .where("syncLogId", "=", syncLogId)
      .where("state", "=", "planned")
      .where("position", ">", after)
      .orderBy("position")
      .limit(BATCH_SIZE)
      .execute();
    const last = items.at(-1);
    if (!last) return;
    yield items;
    after = last.position;
  }
}
