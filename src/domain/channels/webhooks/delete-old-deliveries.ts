import type { Shop } from "../../shop.ts";

const RETENTION_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Deletes the ids of old deliveries. A repeated one is skipped anyway, being older than the stored state. */
export async function deleteOldDeliveries({ db, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MILLISECONDS).toISOString();
  await db.deleteFrom("webhookDeliveries").where("receivedAt", "<", before).execute();
}
