import type { Shop } from "../../shop.ts";
import { addContacts, type Contacts } from "./add-contacts.ts";
import { toEmailKey, toPhoneKey } from "./contact-keys.ts";

export type Person = Contacts & { name: string; ringSize?: string | null };

/** What a form of visitors or a platform states: anybody may have typed it. */
export const UNCONFIRMED: Contacts = { email: null, phone: null };

/**
 * Finds the customer with this email address, else with this phone number, else adds one. A phone number
 * alone matches only when one of the two has no email address, since households share numbers.
 * @param confirmed what the desk states of it: only that is stored with a customer that exists
 * @returns null without an address and a number
 */
export async function linkCustomer(
  shop: Shop,
  person: Person,
  confirmed: Contacts = person,
): Promise<number | null> {
  const emailKey = toEmailKey(person.email);
  const phoneKey = toPhoneKey(person.phone);
  if (emailKey === null && phoneKey === null) return null;
  const found = await findCustomer(shop, { emailKey, phoneKey });
  if (found !== null) {
    await addContacts(shop, found, confirmed);
    return found;
  }
  const id = await addCustomer(shop, person);
  const isOfAnother = confirmed.phone === null && (await isPhoneOfCustomer(shop, phoneKey));
  await addContacts(shop, id, isOfAnother ? { ...person, phone: null } : person);
  return id;
}

/** Who has this email address, else this phone number as `linkCustomer` says; null for nobody. */
export async function findCustomer(
  shop: Shop,
  { emailKey, phoneKey }: { emailKey: string | null; phoneKey: string | null },
): Promise<number | null> {
  const byEmail = emailKey === null ? null : await findByEmail(shop, emailKey);
  if (byEmail !== null || phoneKey === null) return byEmail;
  return findByPhone(shop, phoneKey, emailKey === null);
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

/** A number that more customers have is nobody's own: "000 000 0000". */
const MAX_SHARING = 100;

async function findByPhone(
  { db }: Shop,
  key: string,
  isOnlyContact: boolean,
): Promise<number | null> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("customerContacts")
        .select(["id", "customerId"])
        .where("kind", "=", "phone")
        .where("matchKey", "=", key)
        .orderBy("id", "desc")
        .limit(MAX_SHARING)
        .as("phones"),
    )
    .select("phones.customerId")
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

/** Calls from a number are of whom gave it last, so an anonymous visitor must not give somebody else's. */
async function isPhoneOfCustomer({ db }: Shop, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const row = await db
    .selectFrom("customerContacts")
    .select("id")
    .where("kind", "=", "phone")
    .where("matchKey", "=", key)
    .executeTakeFirst();
  return row !== undefined;
}

async function addCustomer({ db, now }: Shop, { name, ringSize }: Person): Promise<number> {
  const at = now().toISOString();
  const ringSizes = JSON.stringify(ringSize ? [{ size: ringSize, note: null }] : []);
  const { id } = await db
    .insertInto("customers")
    .values({ name, ringSizes, createdAt: at, updatedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
