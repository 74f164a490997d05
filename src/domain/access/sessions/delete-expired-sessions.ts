import type { Shop } from "../../shop.ts";

/** Forgets the sessions that have ended. */
export async function sweepSessions(shop: Shop): Promise<void> {
  await shop.db.deleteFrom("sessions").where("expire", "<=", shop.now().toISOString()).execute();
}
