import type { Shop } from "../../shop.ts";
import { isNameOrEmail, type Person, withoutPerson } from "./find-person.ts";
import { mentioned } from "./forget-imports.ts";

/**
 * Removes the name of a customer from pieces that were reserved by hand, which stay reserved, and from what would
 * bring it back: changes of many pieces that can be undone, and what an import last read of a piece.
 */
export async function forgetNames(shop: Shop, person: Person): Promise<void> {
  const reserved = await shop.db
    .selectFrom("products")
    .select(["id", "reservedFor"])
    .where("reservedFor", "is not", null)
    .execute();
  for (const { id, reservedFor } of reserved) {
    if (!isNameOrEmail(person, reservedFor ?? "")) continue;
    await shop.db.updateTable("products").set({ reservedFor: null }).where("id", "=", id).execute();
  }
  await forgetChanges(shop, person);
  await forgetSources(shop, person);
}

async function forgetChanges(shop: Shop, person: Person): Promise<void> {
  const rows = await shop.db
    .selectFrom("bulkChangeItems")
    .select(["changeId", "productId", "before"])
    .where(mentioned(person, ["before"]))
    .execute();
  for (const { changeId, productId, before } of rows) {
    await shop.db
      .updateTable("bulkChangeItems")
      .set({ before: withoutPerson(person, before) })
      .where("changeId", "=", changeId)
      .where("productId", "=", productId)
      .execute();
  }
}

async function forgetSources(shop: Shop, person: Person): Promise<void> {
  const rows = await shop.db
    .selectFrom("productSources")
    .select(["id", "lastRead"])
    .where(mentioned(person, ["lastRead"]))
    .execute();
  for (const { id, lastRead } of rows) {
    await shop.db
      .updateTable("productSources")
      .set({ lastRead: withoutPerson(person, lastRead) })
      .where("id", "=", id)
      .execute();
  }
}
