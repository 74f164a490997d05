import { type TrashKind, TRASH_KINDS } from "#contract/trash.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { TRASH_TABLES } from "./trash-tables.ts";

/**
 * Deletes what lies in the trash for good, with all that belongs to it. Running it again is harmless.
 * @param only what has expired by then, ISO 8601, or was deleted in one go; everything when left out
 * @returns how many things are gone
 */
export async function purgeTrash(
  shop: Shop,
  { expiredAt, batch }: { expiredAt?: string; batch?: string } = {},
): Promise<number> {
  return inTransaction(shop, async (shop) => {
    const entries = await shop.db
      .deleteFrom("trash")
      .$call((query) =>
        expiredAt === undefined ? query : query.where("expiresAt", "<=", expiredAt),
      )
      .$call((query) => (batch === undefined ? query : query.where("batch", "=", batch)))
      .returning(["kind", "entityId"])
      .execute();
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
