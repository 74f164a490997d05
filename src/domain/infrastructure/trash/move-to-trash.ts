import type { TrashKind } from "#contract/trash.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { removeFromIndex } from "../search/remove-from-index.ts";
import type { Shop } from "../../shop.ts";
import { TRASH_TABLES } from "./trash-tables.ts";
import { trashExpiry } from "./trash-expiry.ts";

export type Removal = {
  kind: TrashKind;
  entityId: number;
  /** What people know it by: a piece's name, a collection's title, an address. */
  label: string;
  /** Who deletes it: a username, or null for a run without anybody. */
  by: string | null;
  /** Names what was deleted in one go, so that it can come back in one go. */
  batch?: string;
};

/**
 * Takes a living thing out of the shop and keeps it for 30 days.
 * @returns the id of its place in the trash
 * @throws not-found when there is no such thing, or it was deleted before
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
