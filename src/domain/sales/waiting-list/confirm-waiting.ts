import type { Shop } from "../../shop.ts";
import { findWaiterRow } from "./waiting-secret.ts";

/** Confirms the address of a secret's holder, who is notified from now on. Nothing changes for a forged secret. */
export async function confirmWaiting(shop: Shop, secret: string): Promise<void> {
  const row = await findWaiterRow(shop, secret);
  if (!row) return;
  await shop.db
    .updateTable("waitingList")
    .set({ confirmedAt: shop.now().toISOString() })
    .where("id", "=", row.id)
    .where("confirmedAt", "is", null)
    .execute();
}
