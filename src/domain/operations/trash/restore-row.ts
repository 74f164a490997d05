import type { TrashKind } from "#contract/operations/trash.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { TRASH_TABLES } from "../../infrastructure/trash/trash-tables.ts";

/** Clears a row's deletedAt. @throws not-found when it was purged */
export async function restoreRow(shop: Shop, kind: TrashKind, id: number): Promise<void> {
  const { table, noun } = TRASH_TABLES[kind];
  const { numUpdatedRows } = await shop.db
    .updateTable(table)
    .set({ deletedAt: null })
    .where("id", "=", id)
    .where("deletedAt", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(noun);
}
