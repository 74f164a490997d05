import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { deleteWaiters } from "./delete-waiters.ts";

/** Takes somebody off the waiting list, who is notified nothing then. @throws not-found */
export async function removeWaiter(shop: Shop, id: number): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const row = await shop.db
      .selectFrom("waitingList")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound("Waiting list entry");
    await deleteWaiters(shop, [id]);
  });
}
