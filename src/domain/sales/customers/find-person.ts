import { foldName } from "#contract/fold-name.ts";
import { FORGOTTEN_CUSTOMER } from "#contract/sales/customers.ts";
import type { Shop } from "../../shop.ts";
import { toEmailKey } from "../customer-links/contact-keys.ts";

/** What a customer is recognized by in rows that are linked to no customer: all in lower case. */
export type Person = { emails: string[]; names: string[] };

/**
 * The addresses and names of a customer, also those in their orders and inquiries. What another customer has
 * too is left out: anybody can type it into a form.
 */
export async function findPerson(shop: Shop, customerId: number): Promise<Person> {
  const { db } = shop;
  const contacts = await db
    .selectFrom("customerContacts")
    .select(["customerId", "matchKey"])
    .where("kind", "=", "email")
    .execute();
  const customers = await db.selectFrom("customers").select(["id as customerId", "name"]).execute();
  const isOwn = (row: { customerId: number }) => row.customerId === customerId;
  const stated = await listStated(shop, customerId);
  const emails = [
    ...contacts.filter(isOwn).map(({ matchKey }) => matchKey),
    ...stated.flatMap(({ email }) => toEmailKey(email) ?? []),
  ];
  const names = [...customers.filter(isOwn), ...stated].map(({ name }) => toNameKey(name));
  const others = new Set([
    ...contacts.filter((row) => !isOwn(row)).map(({ matchKey }) => matchKey),
    ...customers.filter((row) => !isOwn(row)).map(({ name }) => toNameKey(name)),
    toNameKey(FORGOTTEN_CUSTOMER),
  ]);
  const withoutOthers = (keys: string[]) => [...new Set(keys)].filter((key) => !others.has(key));
  return { emails: withoutOthers(emails), names: withoutOthers(names) };
}

const toNameKey = (name: string): string => foldName(name).trim();

/** Whether a text is a name of the person, or holds one of their email addresses. */
export const isNameOrEmail = (person: Person, text: string): boolean =>
  person.names.includes(toNameKey(text)) || hasEmail(person, text);

/** Whether a text holds a name or an email address of the person. */
export const mentions = (person: Person, text: string): boolean =>
  hasEmail(person, text) ||
  person.names.some((name) => ` ${toNameKey(text)} `.includes(` ${name} `));

const hasEmail = ({ emails }: Person, text: string): boolean =>
  toNameKey(text)
    .split(/[\s,;:<>()[\]"“”]+/)
    .some((word) => emails.includes(word.replace(/\.$/, "")));

/** A value as JSON, null in place of each text that is the person's name. A piece may be called as one is. */
export const withoutPerson = ({ names }: Person, value: unknown): string =>
  JSON.stringify(value, (key, leaf: unknown) =>
    typeof leaf === "string" && key !== "name" && names.includes(toNameKey(leaf)) ? null : leaf,
  );

async function listStated({ db }: Shop, customerId: number) {
  const orders = await db
    .selectFrom("orders")
    .select(["customerName as name", "customerEmail as email"])
    .where("customerId", "=", customerId)
    .execute();
  const inquiries = await db
    .selectFrom("inquiries")
    .select(["name", "email"])
    .where("customerId", "=", customerId)
    .execute();
  return [...orders, ...inquiries];
}
