import { type TrashKind, TRASH_KINDS } from "#contract/operations/trash.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { sampleContentsSchema } from "./sample-contents.ts";
import { TRASH_TABLES } from "./trash-tables.ts";

/**
 * Permanently deletes entities in the trash and their dependent rows. Idempotent.
 * @param only those of these ids or of one batch; all by default
 * @returns how many were deleted
 */
export async function purgeTrash(
  shop: Shop,
  { ids, batch }: { ids?: number[]; batch?: string } = {},
): Promise<number> {
  return inTransaction(shop, async (shop) => {
    const entries = await shop.db
      .deleteFrom("trash")
      .$call((query) => (ids === undefined ? query : query.where("id", "in", idList(shop, ids))))
      .$call((query) => (batch === undefined ? query : query.where("batch", "=", batch)))
      .returning(["kind", "entityId"])
      .execute();
    const samples = entries.filter(({ kind }) => kind === "sample").map(({ entityId }) => entityId);
    if (samples.length > 0) await deleteContents(shop, samples);
    for (const kind of TRASH_KINDS) {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ entityId }) => entityId);
      if (ids.length > 0) await deleteRows(shop, kind, ids);
    }
    return entries.length;
  });
}

async function deleteRows(shop: Shop, kind: TrashKind, ids: number[]): Promise<void> {
  await shop.db
    .deleteFrom(TRASH_TABLES[kind].table)
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is not", null)
    .execute();
}

/** Deletes the rows that removed sample shops hold. */
async function deleteContents(shop: Shop, ids: number[]): Promise<void> {
  const rows = await shop.db
    .selectFrom("removedSamples")
    .select("contents")
    .where("id", "in", idList(shop, ids))
    .execute();
  for (const row of rows) {
    const { product, collection, tag, order, subscriber } = sampleContentsSchema.parse(
      row.contents,
    );
    await deleteRows(shop, "product", product);
    await deleteRows(
      shop,
      "collection",
      collection.map(({ id }) => id),
    );
    await deleteRows(shop, "tag", tag);
    await deleteRows(shop, "order", order);
    await deleteRows(shop, "subscriber", subscriber);
  }
}
