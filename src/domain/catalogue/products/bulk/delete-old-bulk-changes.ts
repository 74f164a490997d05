import type { Shop } from "../../../shop.ts";

const RETENTION_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what undoes bulk changes of more than 30 days ago. */
export async function deleteOldBulkChanges({ db, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MILLISECONDS).toISOString();
  await db.deleteFrom("bulkChanges").where("createdAt", "<", before).execute();
}
