import type { Shop } from "../../shop.ts";

/** Deletes expired sessions. */
export async function deleteExpiredSessions(shop: Shop): Promise<void> {
  await shop.db.deleteFrom("sessions").where("expire", "<=", shop.now().toISOString()).execute();
}
