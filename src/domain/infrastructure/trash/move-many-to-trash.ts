import type { TrashKind } from "#contract/operations/trash.ts";
import { batchesOf } from "../../batches-of.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import { removeFromIndex } from "../search/index/remove-from-index.ts";
import type { Shop } from "../../shop.ts";
import { TRASH_TABLES } from "./trash-tables.ts";
import { trashExpiry } from "./trash-expiry.ts";

export type Removals = {
  kind: TrashKind;
  entries: { entityId: number; label: string }[];
  by: string | null;
  /** Id by which restoreBatch restores them together. */
  batch: string;
};

const BATCH_ROWS = 500;

/**
 * Moves many entities of one kind to the trash, skipping those already deleted.
 * @returns how many were moved
 */
export async function moveManyToTrash(shop: Shop, removals: Removals): Promise<number> {
  const { kind, by, batch } = removals;
  const now = shop.now();
  const deletedAt = now.toISOString();
  const common = { kind, batch, deletedBy: by, deletedAt, expiresAt: trashExpiry(now) };
  return inTransaction(shop, async (shop) => {
    const marked = await shop.db
      .updateTable(TRASH_TABLES[kind].table)
      .set({ deletedAt })
      .where(
        "id",
        "in",
        idList(
          shop,
          removals.entries.map(({ entityId }) => entityId),
        ),
      )
      .where("deletedAt", "is", null)
      .returning("id")
      .execute();
    const ids = new Set(marked.map(({ id }) => id));
    const rows = removals.entries
      .filter(({ entityId }) => ids.delete(entityId))
      .map(({ entityId, label }) => ({ ...common, entityId, label }));
    for (const batch of batchesOf(rows, BATCH_ROWS)) {
      await shop.db.insertInto("trash").values(batch).execute();
    }
    const deletedIds = rows.map(({ entityId }) => entityId);
    if (kind === "product" || kind === "collection") await removeFromIndex(shop, kind, deletedIds);
    return rows.length;
  });
}
