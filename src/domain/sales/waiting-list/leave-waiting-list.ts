import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { deleteWaiters } from "./delete-waiters.ts";
import { findWaiterRow } from "./waiting-secret.ts";

/** Takes a secret's holder off the list and forgets their address. Nothing changes for a forged secret. */
export async function leaveWaitingList(shop: Shop, secret: string): Promise<void> {
  const row = await findWaiterRow(shop, secret);
  if (row) await inTransaction(shop, (shop) => deleteWaiters(shop, [row.id]));
}
