import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/** Deletes entries of the waiting list with their mails, sent or not. Call it inside a transaction. */
export async function deleteWaiters(shop: Shop, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await shop.db
    .deleteFrom("outgoingMails")
    .where("aboutKind", "=", "waiting-list")
    .where("aboutId", "in", idList(shop, ids))
    .execute();
  await shop.db.deleteFrom("waitingList").where("id", "in", idList(shop, ids)).execute();
}
