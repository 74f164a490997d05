import { forEachBatch } from "../../for-each-row.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";
import type { Shop } from "../../shop.ts";

/** Entries of one transaction, for which visitors wait in SQLite. */
const BATCH_SIZE = 100;

/**
 * Permanently deletes entities that have been in the trash for 30 days. One that cannot be deleted keeps only
 * itself in the trash.
 * @returns how many were deleted
 */
export async function purgeExpiredTrash(shop: Shop): Promise<number> {
  const expired = await shop.db
    .selectFrom("trash")
    .select("id")
    .where("expiresAt", "<=", shop.now().toISOString())
    .orderBy("id")
    .execute();
  let purged = 0;
  const named = { work: "purge an entry of the trash", key: ({ id }: { id: number }) => id };
  await forEachBatch(shop, expired, { ...named, size: BATCH_SIZE }, async (entries) => {
    purged += await purgeTrash(shop, { ids: entries.map(({ id }) => id) });
  });
  return purged;
}
