import type { TrashKind } from "#contract/trash.ts";
import { amongIds } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import { removeFromIndex } from "../search/remove-from-index.ts";
import type { Shop } from "../../shop.ts";
import { TRASH_TABLES } from "./trash-tables.ts";
import { trashUntil } from "./trash-expiry.ts";

export type Removals = {
  kind: TrashKind;
  entries: { entityId: number; label: string }[];
  by: string | null;
  /** Names what was deleted in one go, so that it can come back in one go. */
  batch: string;
};

const ROWS_AT_ONCE = 500;

/**
 * Takes many living things out of the shop in one go, thousands as well as two; what is gone already
 * is passed over.
 * @returns how many were moved to the trash
 */
export async function moveManyToTrash(shop: Shop, removals: Removals): Promise<number> {
  const { kind, by, batch } = removals;
  const now = shop.now();
  const deletedAt = now.toISOString();
  return inTransaction(shop, async (shop) => {
    const marked = await shop.db
      .updateTable(TRASH_TABLES[kind].table)
      .set({ deletedAt })
      .where(
        "id",
        "in",
        amongIds(
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
      .map(({ entityId, label }) => ({ kind, entityId, label, batch, deletedBy: by, deletedAt }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE);
      const expiresAt = trashUntil(now);
      await shop.db
        .insertInto("trash")
        .values(part.map((row) => ({ ...row, expiresAt })))
        .execute();
    }
    const gone = rows.map(({ entityId }) => entityId);
    if (kind === "product" || kind === "collection") await removeFromIndex(shop, kind, gone);
    return rows.length;
  });
}
