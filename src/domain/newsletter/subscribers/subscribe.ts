import { subscriptionSchema } from "#contract/subscribers.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

/**
 * Adds or reactivates a subscriber and queues a welcome mail where the shop can send mail. Does nothing
 * for an active subscriber.
 * @throws a ZodError when it is no email address
 */
export async function subscribe(shop: Shop, address: string): Promise<void> {
  const { email } = subscriptionSchema.parse({ email: address });
  await inTransaction(shop, async (shop) => {
    const id = (await add(shop, email)) ?? (await reactivate(shop, email));
    if (id === undefined || !shop.mail) return;
    await shop.db
      .insertInto("letterDeliveries")
      .values({ letterId: null, subscriberId: id, dueAt: shop.now().toISOString() })
      .execute();
  });
}

/** @returns the new subscriber's id; undefined when there is one already */
async function add(shop: Shop, email: string): Promise<number | undefined> {
  const added = await shop.db
    .insertInto("subscribers")
    .values({ email, createdAt: shop.now().toISOString() })
    .onConflict((conflict) => conflict.column("email").where("deletedAt", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** @returns the id of a subscriber who had unsubscribed; undefined otherwise */
async function reactivate(shop: Shop, email: string): Promise<number | undefined> {
  const reactivated = await shop.db
    .updateTable("subscribers")
    .set({ isActive: true })
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .where("isActive", "=", false)
    .returning("id")
    .executeTakeFirst();
  return reactivated?.id;
}
