import type { Shop } from "../../shop.ts";
import { deleteWaiters } from "../waiting-list/delete-waiters.ts";

/** Takes a customer's addresses off every waiting list. */
export async function forgetWaiting(shop: Shop, customerId: number): Promise<void> {
  const rows = await shop.db
    .selectFrom("waitingList")
    .innerJoin("customerContacts", "customerContacts.matchKey", "waitingList.email")
    .select("waitingList.id")
    .where("customerContacts.kind", "=", "email")
    .where("customerContacts.customerId", "=", customerId)
    .execute();
  await deleteWaiters(
    shop,
    rows.map(({ id }) => id),
  );
}
