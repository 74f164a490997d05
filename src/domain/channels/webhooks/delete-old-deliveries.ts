import type { Shop } from "../../shop.ts";

const RETENTION_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Forgets deliveries of long ago: what they told is older than what is known, and says nothing anyway. */
export async function deleteOldDeliveries({ db, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MILLISECONDS).toISOString();
  await db.deleteFrom("webhookDeliveries").where("receivedAt", "<", before).execute();
}
