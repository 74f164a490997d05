import type { Shop } from "../../shop.ts";
import { addContacts } from "./add-contacts.ts";
import { toEmailKey, toPhoneKey } from "./contact-keys.ts";

export type Person = { name: string; email: string | null; phone: string | null };

/**
 * Finds the customer with this email address, else with this phone number, else adds one, and stores
 * addresses that are new. A phone number alone matches only when one of the two has no email address, since
 * households share numbers.
 * @returns null without an address and a number
 */
export async function linkCustomer(shop: Shop, person: Person): Promise<number | null> {
  const emailKey = toEmailKey(person.email);
  const phoneKey = toPhoneKey(person.phone);
  if (emailKey === null && phoneKey === null) return null;
  const found =
    (emailKey !== null && (await findByEmail(shop, emailKey))) ||
    (phoneKey !== null && (await findByPhone(shop, phoneKey, emailKey === null))) ||
    (await addCustomer(shop, person.name));
  await addContacts(shop, found, person);
  return found;
}

async function findByEmail({ db }: Shop, key: string): Promise<number | null> {
  const row = await db
    .selectFrom("customerContacts")
    .select("customerId")
    .where("kind", "=", "email")
    .where("matchKey", "=", key)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

async function findByPhone(
  { db }: Shop,
  key: string,
  isOnlyContact: boolean,
): Promise<number | null> {
  const row = await db
    .selectFrom("customerContacts as phones")
    .select("phones.customerId")
    .where("phones.kind", "=", "phone")
    .where("phones.matchKey", "=", key)
    .$if(!isOnlyContact, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("customerContacts as emails")
              .select("emails.id")
              .whereRef("emails.customerId", "=", "phones.customerId")
              .where("emails.kind", "=", "email"),
          ),
        ),
      ),
    )
    .orderBy("phones.id", "desc")
    .executeTakeFirst();
  return row?.customerId ?? null;
}

async function addCustomer({ db, now }: Shop, name: string): Promise<number> {
  const at = now().toISOString();
  const { id } = await db
    .insertInto("customers")
    .values({ name, createdAt: at, updatedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
