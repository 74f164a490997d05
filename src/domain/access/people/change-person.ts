import type { Person } from "#contract/access/people.ts";
import type { Access } from "#contract/access/sign-in.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getPerson } from "./list-people.ts";
import { lockPeople, requireAnotherWithFullAccess } from "./lock-people.ts";

/**
 * Changes what a person may do, from their next request on.
 * @param by the admin's username, for the history
 * @throws not-found, conflict when nobody else has full access
 */
export async function changePerson(
  shop: Shop,
  id: string,
  { access }: { access: Access },
  by: string | null,
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
    const person = await getPerson(shop, id);
    const entry = { kind: "person", action: "changed", label: person.username } as const;
    await recordChange(shop, by, { ...entry, fields: ["access"] });
    return person;
  });
}
