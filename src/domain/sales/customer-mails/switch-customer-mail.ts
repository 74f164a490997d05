import { z } from "zod";
import {
  CUSTOMER_MAIL_KINDS,
  CUSTOMER_MAILS,
  type CustomerMailKind,
  type CustomerMailSetting,
} from "#contract/sales/customer-mails.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";

/** The row of the settings that holds the kinds that are off; no part of the settings that calls read. */
const OFF_KEY = "customerMailsOff";

const offSchema = z.array(z.string());

async function listOff({ db }: Shop): Promise<string[]> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", OFF_KEY)
    .executeTakeFirst();
  return row ? offSchema.parse(row.value) : [];
}

/** The mails to customers, in the order of a sale, each on or off. All are on at first. */
export async function listCustomerMails(shop: Shop): Promise<CustomerMailSetting[]> {
  const off = await listOff(shop);
  return CUSTOMER_MAIL_KINDS.map((kind) => {
    const { name, sentWhen } = CUSTOMER_MAILS[kind];
    return { kind, name, sentWhen, isOn: !off.includes(kind) };
  });
}

export const isCustomerMailOn = async (shop: Shop, kind: CustomerMailKind): Promise<boolean> =>
  !(await listOff(shop)).includes(kind);

/**
 * Switches a mail to customers on or off; those that are queued already are sent.
 * @param by the admin's username, for the history
 */
export async function switchCustomerMail(
  shop: Shop,
  kind: CustomerMailKind,
  isOn: boolean,
  by: string | null,
): Promise<CustomerMailSetting[]> {
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, OFF_KEY);
    const others = (await listOff(shop)).filter((each) => each !== kind);
    const value = JSON.stringify(isOn ? others : [...others, kind]);
    const updatedAt = shop.now().toISOString();
    await shop.db
      .insertInto("settings")
      .values({ key: OFF_KEY, value, updatedAt })
      .onConflict((existing) => existing.column("key").doUpdateSet({ value, updatedAt }))
      .execute();
    await recordChange(shop, by, {
      kind: "settings",
      action: "changed",
      fields: ["customerMails"],
    });
    return listCustomerMails(shop);
  });
}
