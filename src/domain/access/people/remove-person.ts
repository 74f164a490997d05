import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { lockPeople, requireAnotherWithFullAccess } from "./lock-people.ts";

/**
 * Removes a person; their sessions end at once. Histories keep their name.
 * @throws not-found, conflict when nobody else has full access
 */
export async function removePerson(shop: Shop, id: string): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await lockPeople(shop);
    await requireAnotherWithFullAccess(shop, id);
    const { numDeletedRows } = await shop.db
      .deleteFrom("users")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("Person");
  });
}
