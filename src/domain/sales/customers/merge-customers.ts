import { cutText } from "#contract/cut-text.ts";
import { MAX_ADDRESSES, withoutDoubles } from "#contract/sales/customer-addresses.ts";
import { type Customer, MAX_CUSTOMER_NOTES } from "#contract/sales/customers.ts";
import { invalid, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getCustomer } from "./get-customer.ts";

/**
 * Moves everything of another customer to this one, whose name stays, and removes the other.
 * @param by the admin's username, for the history, which names no customer
 * @throws not-found; invalid for the same customer twice
 */
export async function mergeCustomers(
  shop: Shop,
  id: number,
  otherId: number,
  by: string | null,
): Promise<Customer> {
  if (id === otherId) throw invalid("with", "Choose another customer to merge with.");
  return inTransaction(shop, async (shop) => {
    const own = await lockCustomer(shop, Math.min(id, otherId));
    const next = await lockCustomer(shop, Math.max(id, otherId));
    const [kept, other] = own.id === id ? [own, next] : [next, own];
    await moveContacts(shop, id, otherId);
    await moveLinks(shop, id, otherId);
    const notes = cutText(
      [kept.notes, other.notes].filter(Boolean).join("\n\n"),
      MAX_CUSTOMER_NOTES,
    );
    const known = new Set(kept.ringSizes.map(({ size }) => size));
    const ringSizes = [
      ...kept.ringSizes,
      ...other.ringSizes.filter(({ size }) => !known.has(size)),
    ];
    const addresses = withoutDoubles([...kept.addresses, ...other.addresses]);
    await shop.db
      .updateTable("customers")
      .set({
        notes: notes || null,
        ringSizes: JSON.stringify(ringSizes),
        addresses: JSON.stringify(addresses.slice(0, MAX_ADDRESSES)),
        isImported: kept.isImported || other.isImported,
        updatedAt: shop.now().toISOString(),
      })
      .where("id", "=", id)
      .execute();
    await shop.db.deleteFrom("customers").where("id", "=", otherId).execute();
    await recordChange(shop, by, { kind: "customer", action: "merged" });
    return getCustomer(shop, id);
  });
}

async function lockCustomer({ db, engine }: Shop, id: number) {
  const row = await db
    .selectFrom("customers")
    .selectAll()
    .where("id", "=", id)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound("Customer");
  return row;
}

/** Also of what an import brought, so that its undo sees that they were merged. */
async function moveLinks({ db }: Shop, id: number, otherId: number): Promise<void> {
  for (const table of ["orders", "inquiries"] as const) {
    await db.updateTable(table).set({ customerId: id }).where("customerId", "=", otherId).execute();
  }
  await db
    .updateTable("importItems")
    .set({ entityId: id })
    .where("kind", "=", "customer")
    .where("entityId", "=", otherId)
    .execute();
}

/** A contact that both have stays once. The other's come after, so that this customer's are shown first. */
async function moveContacts({ db }: Shop, id: number, otherId: number): Promise<void> {
  const contacts = await db
    .selectFrom("customerContacts")
    .select(["customerId", "kind", "value", "matchKey"])
    .where("customerId", "in", [id, otherId])
    .orderBy("id")
    .execute();
  await db.deleteFrom("customerContacts").where("customerId", "in", [id, otherId]).execute();
  const isOwn = ({ customerId }: { customerId: number }) => customerId === id;
  const ownKeys = new Set(contacts.filter(isOwn).map(({ kind, matchKey }) => kind + matchKey));
  const others = contacts.filter(
    (contact) => !isOwn(contact) && !ownKeys.has(contact.kind + contact.matchKey),
  );
  for (const contact of [...others, ...contacts.filter(isOwn)]) {
    await db
      .insertInto("customerContacts")
      .values({ ...contact, customerId: id })
      .execute();
  }
}
