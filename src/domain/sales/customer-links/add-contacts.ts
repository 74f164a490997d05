import type { Shop } from "../../shop.ts";
import { toEmailKey, toPhoneKey } from "./contact-keys.ts";

export type Contacts = { email: string | null; phone: string | null };

/** Stores an email address and a phone number of a customer; what is stored already stays. */
export async function addContacts(
  { db }: Shop,
  customerId: number,
  { email, phone }: Contacts,
): Promise<void> {
  const contacts = [
    { kind: "email" as const, value: email, matchKey: toEmailKey(email) },
    { kind: "phone" as const, value: phone, matchKey: toPhoneKey(phone) },
  ];
  for (const { kind, value, matchKey } of contacts) {
    if (value === null || matchKey === null) continue;
    await db
      .insertInto("customerContacts")
      .values({ customerId, kind, value: value.trim(), matchKey })
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
}
