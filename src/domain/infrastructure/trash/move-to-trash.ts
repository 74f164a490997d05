import type { TrashKind } from "#contract/operations/trash.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { removeFromIndex } from "../search/index/remove-from-index.ts";
import type { Shop } from "../../shop.ts";
import { TRASH_TABLES } from "./trash-tables.ts";
import { trashExpiry } from "./trash-expiry.ts";

export type Removal = {
  kind: TrashKind;
  entityId: number;
  /** What the trash lists it as: a piece's name, a collection's title, an email address. */
  label: string;
  /** A username; null for a scheduled job. */
  by: string | null;
  /** Id by which restoreBatch restores entities together. */
  batch?: string | undefined;
};

/**
 * Moves an entity to the trash, from which it can be restored for 30 days.
 * @returns the id of its trash entry
 * @throws not-found when it does not exist or is in the trash
 */
export async function moveToTrash(shop: Shop, removal: Removal): Promise<number> {
  const { table, noun } = TRASH_TABLES[removal.kind];
  const now = shop.now();
  const deletedAt = now.toISOString();
  return inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable(table)
      .set({ deletedAt })
      .where("id", "=", removal.entityId)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(noun);
    const { id } = await shop.db
      .insertInto("trash")
      .values({
        kind: removal.kind,
        entityId: removal.entityId,
        label: removal.label,
        batch: removal.batch ?? null,
        deletedBy: removal.by,
        deletedAt,
        expiresAt: trashExpiry(now),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (removal.kind === "product" || removal.kind === "collection") {
      await removeFromIndex(shop, removal.kind, [removal.entityId]);
    }
    return id;
  });
}
