import { advisoryLock } from "../../advisory-lock.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { toEmailKey, toPhoneKey } from "./contact-keys.ts";

const READ = {
  email: { toKey: toEmailKey, unusable: "Enter a full email address." },
  phone: { toKey: toPhoneKey, unusable: "Enter a full phone number." },
};

/**
 * Sets the email addresses or the phone numbers of a customer, the main one first. Call it within a transaction.
 * @throws invalid, with its path, for a phone number without digits or somebody else's address
 */
export async function replaceContacts(
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
