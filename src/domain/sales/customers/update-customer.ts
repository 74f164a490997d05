import { advisoryLock } from "../../advisory-lock.ts";
import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";
import { invalid, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { toEmailKey, toPhoneKey } from "../customer-links/contact-keys.ts";
import { getCustomer } from "./get-customer.ts";

/**
 * Changes a customer; only what is sent changes. Orders keep what was recorded with them.
 * @param by the admin's username, for the history, which names no customer
 * @throws not-found; invalid, with its path, for a phone number without digits or somebody else's address
 */
export async function updateCustomer(
  shop: Shop,
  id: number,
  { name, notes, ringSizes, emails, phones }: CustomerPatch,
  by: string | null,
): Promise<Customer> {
  return inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("customers")
      .set({
        ...(name !== undefined && { name }),
        ...(notes !== undefined && { notes }),
        ...(ringSizes !== undefined && { ringSizes: JSON.stringify(ringSizes) }),
        updatedAt: shop.now().toISOString(),
      })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound("Customer");
    if (emails) await replaceContacts(shop, id, "email", emails);
    if (phones) await replaceContacts(shop, id, "phone", phones);
    await recordChange(shop, by, { kind: "customer", action: "changed" });
    return getCustomer(shop, id);
  });
}

const READ = {
  email: { toKey: toEmailKey, unusable: "Enter a full email address." },
  phone: { toKey: toPhoneKey, unusable: "Enter a full phone number." },
};

async function replaceContacts(
  shop: Shop,
  customerId: number,
  kind: "email" | "phone",
  values: string[],
): Promise<void> {
  const contacts = values.map((value, index) => {
    const matchKey = READ[kind].toKey(value);
    if (matchKey === null) throw invalid(`${kind}s.${index}`, READ[kind].unusable);
    return { customerId, kind, value, matchKey };
  });
  if (kind === "email") {
    // Of two changes with the same new addresses each could wait for one that the other has added.
    await advisoryLock(shop, "customer emails");
    await requireUnusedEmails(shop, customerId, contacts);
  }
  await shop.db
    .deleteFrom("customerContacts")
    .where("customerId", "=", customerId)
    .where("kind", "=", kind)
    .execute();
  // The last one added is shown first.
  for (const contact of contacts.toReversed()) {
    await shop.db
      .insertInto("customerContacts")
      .values(contact)
      .onConflict((same) => same.doNothing())
      .execute();
  }
}

async function requireUnusedEmails(
  { db }: Shop,
  customerId: number,
  contacts: { matchKey: string }[],
): Promise<void> {
  for (const [index, { matchKey }] of contacts.entries()) {
    const owner = await db
      .selectFrom("customerContacts")
      .innerJoin("customers", "customers.id", "customerContacts.customerId")
      .select("customers.name")
      .where("kind", "=", "email")
      .where("matchKey", "=", matchKey)
      .where("customerId", "!=", customerId)
      .executeTakeFirst();
    if (owner) {
      throw invalid(
        `emails.${index}`,
        `${owner.name} has this address. Merge the two if they are the same person.`,
      );
    }
  }
}
