import type { Person } from "#contract/access/people.ts";
import type { Access } from "#contract/access/sign-in.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { getPerson } from "./list-people.ts";
import { lockPeople, requireAnotherWithFullAccess } from "./lock-people.ts";

/**
 * Changes what a person may do, from their next request on.
 * @throws not-found, conflict when nobody else has full access
 */
export async function changePerson(
  shop: Shop,
  id: string,
  { access }: { access: Access },
): Promise<Person> {
  return inTransaction(shop, async (shop) => {
    await lockPeople(shop);
    if (access !== "everything") await requireAnotherWithFullAccess(shop, id);
    const { numUpdatedRows } = await shop.db
      .updateTable("users")
      .set({ access, updatedAt: shop.now().toISOString() })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound("Person");
    return getPerson(shop, id);
  });
}
