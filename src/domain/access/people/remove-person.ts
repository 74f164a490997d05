import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { lockPeople, requireAnotherWithFullAccess } from "./lock-people.ts";

/**
 * Removes a person; their sessions end at once. Histories keep their name.
 * @param by the admin's username, for the history
 * @throws not-found, conflict when nobody else has full access
 */
export async function removePerson(shop: Shop, id: string, by: string | null): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await lockPeople(shop);
    await requireAnotherWithFullAccess(shop, id);
    const removed = await shop.db
      .deleteFrom("users")
      .where("id", "=", id)
      .returning("username as label")
      .executeTakeFirst();
    if (!removed) throw notFound("Person");
    await recordChange(shop, by, { kind: "person", action: "deleted", ...removed });
  });
}
