import type { Shop } from "../../shop.ts";

/** Forgets the sessions that have ended. */
export async function deleteExpiredSessions(shop: Shop): Promise<void> {
  await shop.db.deleteFrom("sessions").where("expire", "<=", shop.now().toISOString()).execute();
}
