import { isSameAccount } from "#contract/mail/is-same-account.ts";
import type { MailSettings, MailSettingsChange } from "#contract/mail/mail-settings.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getMailSettings } from "./get-mail-settings.ts";
import {
  encryptMailPassword,
  findStoredMailSettings,
  MAIL_KEY,
  type StoredMailSettings,
} from "./stored-mail-settings.ts";

/**
 * Sets up the mail server; every process uses it from the next mail on.
 * @param by the admin's username, for the history
 * @throws invalid when the account is another one and its password is missing: a stored password is never
 * sent to a server, to a port, or unencrypted where it was not entered for that
 * @throws conflict when somebody else changed it since `updatedAt`, or when it is set on the server
 */
export async function updateMailSettings(
  shop: Shop,
  change: MailSettingsChange,
  by: string | null,
): Promise<MailSettings> {
  if (shop.mail) throw conflict(SET_ON_SERVER);
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, MAIL_KEY);
    const stored = await findStoredMailSettings(shop);
    if (change.updatedAt && change.updatedAt !== stored?.updatedAt) {
      throw conflict(
        "Someone else changed the email settings. Reload to see them.",
        await getMailSettings(shop),
      );
    }
    const { host, port, security, user, from } = change;
    const password = nextPassword(shop, change, stored);
    const value = JSON.stringify({
      host: host.toLowerCase(),
      port,
      security,
      user,
      from,
      password,
    });
    const updatedAt = shop.now().toISOString();
    await shop.db
      .insertInto("settings")
      .values({ key: MAIL_KEY, value, updatedAt })
      .onConflict((existing) => existing.column("key").doUpdateSet({ value, updatedAt }))
      .execute();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["mail"] });
    return getMailSettings(shop);
  });
}

const SET_ON_SERVER = "Email is set on your server. Change it there.";

function nextPassword(
  shop: Shop,
  change: MailSettingsChange,
  stored: StoredMailSettings | null,
): string | null {
  if (change.password) return encryptMailPassword(shop, change.password);
  if (!change.user || !stored?.password) return null;
  if (isSameAccount(stored, change)) return stored.password;
  throw invalid("password", "Enter the password for this server.");
}

/** Removes the mail server that was set up on the desk. Idempotent. @throws conflict when it is set on the server */
export async function removeMailSettings(shop: Shop, by: string | null): Promise<MailSettings> {
  if (shop.mail) throw conflict(SET_ON_SERVER);
  return inTransaction(shop, async (shop) => {
    await shop.db.deleteFrom("settings").where("key", "=", MAIL_KEY).execute();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["mail"] });
    return getMailSettings(shop);
  });
}
