import { isDeepStrictEqual } from "node:util";
import { cutText } from "#contract/cut-text.ts";
import type { CustomerRecord } from "#contract/importing/import-records.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import {
  type CustomerAddress,
  MAX_ADDRESSES,
  toAddressLines,
  withoutDoubles,
} from "#contract/sales/customer-addresses.ts";
import { MAX_CUSTOMER_NOTES } from "#contract/sales/customers.ts";
import { notFound } from "../../errors.ts";
import { toEmailKey, toPhoneKey } from "../../sales/customer-links/contact-keys.ts";
import { findCustomer } from "../../sales/customer-links/link-customer.ts";
import { replaceContacts } from "../../sales/customer-links/replace-contacts.ts";
import { loadContacts } from "../../sales/customers/load-customers.ts";
import type { Shop } from "../../shop.ts";
import type { RecordHandler } from "./record-handler.ts";

export const customerRecords: RecordHandler<CustomerRecord> = {
  keyOf: ({ emails: [email = null], phones: [phone = null] }) =>
    toEmailKey(email) ?? toPhoneKey(phone),
  find: findExisting,
  check: () => Promise.resolve(),
  add: async (shop, record) => {
    const at = shop.now().toISOString();
    const { id } = await shop.db
      .insertInto("customers")
      .values({
        name: record.name,
        isImported: true,
        createdAt: record.origin.createdAt ?? at,
        updatedAt: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await setState(shop, id, await addTo(shop, id, NOTHING, record));
    return { id, notes: [] };
  },
  stateOf: async (shop, id) => {
    const row = await shop.db
      .selectFrom("customers")
      .select(["name", "ringSizes"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return null;
    const { name, ringSizes } = row;
    const linked = [await countOf(shop, "orders", id), await countOf(shop, "inquiries", id)];
    return JSON.stringify([name, ringSizes, linked, await getState(shop, id)]);
  },
  keptReason: "They ordered, asked, or were changed since, and stay.",
  changes: {
    describe: async (shop, id, record) => {
      const before = await getState(shop, id);
      return describeChanges(before, await addTo(shop, id, before, record));
    },
    apply: async (shop, id, record) => {
      const before = await getState(shop, id);
      await setState(shop, id, await addTo(shop, id, before, record));
      return JSON.stringify({ before, after: await getState(shop, id) });
    },
    revert: async (shop, id, made) => {
      const { before, after } = JSON.parse(made) as Record<"before" | "after", State>;
      if (!isDeepStrictEqual(await getState(shop, id), after)) return false;
      await setState(shop, id, before);
      return true;
    },
  },
  // Customers have no trash: who stays nowhere else is forgotten.
  remove: ({ db }, id) => db.deleteFrom("customers").where("id", "=", id).execute(),
};

/** Whoever has one of the email addresses, else one of the phone numbers. */
async function findExisting(
  shop: Shop,
  { emails, phones }: Pick<CustomerRecord, "emails" | "phones">,
): Promise<number | null> {
  const emailKeys = emails.map(toEmailKey);
  for (const emailKey of emailKeys) {
    const id = await findCustomer(shop, { emailKey, phoneKey: null });
    if (id !== null) return id;
  }
  const [emailKey = null] = emailKeys;
  for (const phoneKey of phones.map(toPhoneKey)) {
    const id = await findCustomer(shop, { emailKey, phoneKey });
    if (id !== null) return id;
  }
  return null;
}

type State = Pick<CustomerRecord, "emails" | "phones" | "addresses" | "notes">;

const NOTHING: State = { emails: [], phones: [], addresses: [], notes: null };

async function getState(shop: Shop, id: number): Promise<State> {
  const row = await shop.db
    .selectFrom("customers")
    .select(["notes", "addresses"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Customer");
  const contacts = await loadContacts(shop, [id]);
  const valuesOf = (wanted: "email" | "phone") =>
    contacts.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { ...row, emails: valuesOf("email"), phones: valuesOf("phone") };
}

async function setState(shop: Shop, id: number, state: State): Promise<void> {
  const { emails, phones, addresses, notes } = state;
  await shop.db
    .updateTable("customers")
    .set({ notes, addresses: JSON.stringify(addresses), updatedAt: shop.now().toISOString() })
    .where("id", "=", id)
    .execute();
  await replaceContacts(shop, id, "email", emails);
  await replaceContacts(shop, id, "phone", phones);
}

/** What a customer has, and behind it what is new: nothing is overwritten, and nobody's address is taken. */
async function addTo(shop: Shop, id: number, state: State, record: State): Promise<State> {
  const { emails, phones, addresses, notes } = state;
  const free: string[] = [];
  for (const email of listNew(emails, record.emails, toEmailKey)) {
    const holder = await findExisting(shop, { emails: [email], phones: [] });
    if (holder === null || holder === id) free.push(email);
  }
  return {
    emails: [...emails, ...free],
    phones: [...phones, ...listNew(phones, record.phones, toPhoneKey)],
    addresses: withoutDoubles([...addresses, ...record.addresses]).slice(
      0,
      Math.max(MAX_ADDRESSES, addresses.length),
    ),
    notes: joinNotes(notes, record.notes),
  };
}

function listNew(known: string[], read: string[], toKey: (text: string) => string | null) {
  const keys = new Set(known.map(toKey));
  return read.filter((text) => !keys.has(toKey(text)));
}

/** The notes, and below them those that they don't hold yet. */
function joinNotes(notes: string | null, added: string | null): string | null {
  if (notes === null || added === null) return notes ?? added;
  return notes.includes(added) ? notes : cutText(`${notes}\n\n${added}`, MAX_CUSTOMER_NOTES);
}

const FIELDS: [string, (state: State) => string][] = [
  ["Email", ({ emails }) => emails.join(", ")],
  ["Phone", ({ phones }) => phones.join(", ")],
  ["Addresses", ({ addresses }) => addresses.map(toLine).join("; ")],
  ["Notes", ({ notes }) => notes ?? ""],
];

const toLine = (address: CustomerAddress): string => toAddressLines(address).join(", ");

const describeChanges = (before: State, after: State): FieldChange[] =>
  FIELDS.map(([field, read]) => ({
    field,
    from: read(before) || null,
    to: read(after) || null,
  })).filter(({ from, to }) => from !== to);

async function countOf(
  { db }: Shop,
  table: "orders" | "inquiries",
  customerId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("customerId", "=", customerId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
