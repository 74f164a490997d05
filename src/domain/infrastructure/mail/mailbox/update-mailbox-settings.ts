import { isSameAccount } from "#contract/mail/is-same-account.ts";
import type { MailboxSettings, MailboxSettingsChange } from "#contract/mail/mailbox-settings.ts";
import { advisoryLock } from "../../../advisory-lock.ts";
import { conflict, invalid } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { recordChange } from "../../changes/record-change.ts";
import type { Shop } from "../../../shop.ts";
import { getMailboxSettings } from "./get-mailbox-settings.ts";
import { resetMailboxState } from "./mailbox-state.ts";
import {
  encryptMailboxPassword,
  findStoredMailboxSettings,
  MAILBOX_KEY,
  type StoredMailboxSettings,
} from "./stored-mailbox-settings.ts";

/**
 * Sets up the mailbox that customers' answers are read from, from now on.
 * @param by the admin's username, for the history
 * @throws invalid when its password is missing, also since the account is another one: a stored password is
 * never sent to a server, to a port, or unencrypted where it was not entered for that
 * @throws conflict when somebody else changed it since `updatedAt`
 */
export async function updateMailboxSettings(
  shop: Shop,
  change: MailboxSettingsChange,
  by: string | null,
): Promise<MailboxSettings> {
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, MAILBOX_KEY);
    const stored = await findStoredMailboxSettings(shop);
    if (change.updatedAt && change.updatedAt !== stored?.updatedAt) {
      throw conflict(
        "Someone else changed these settings. Reload to see them.",
        await getMailboxSettings(shop),
      );
    }
    const { port, security, user } = change;
    const host = change.host.toLowerCase();
    const updatedAt = shop.now().toISOString();
    const former = stored && isSameMailbox(stored, { host, user }) ? stored : null;
    const password = change.password
      ? encryptMailboxPassword(shop, change.password)
      : stored && isSameAccount(stored, change) && stored.password;
    if (!password) throw invalid("password", "Enter the password for this mailbox.");
    const since = former?.since ?? updatedAt;
    const value = JSON.stringify({ host, port, security, user, password, since });
    await shop.db
      .insertInto("settings")
      .values({ key: MAILBOX_KEY, value, updatedAt })
      .onConflict((existing) => existing.column("key").doUpdateSet({ value, updatedAt }))
      .execute();
    await resetMailboxState(shop, { keepPosition: former !== null });
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["mailbox"] });
    return getMailboxSettings(shop);
  });
}

const isSameMailbox = (
  stored: StoredMailboxSettings,
  { host, user }: { host: string; user: string },
): boolean => stored.host === host && stored.user === user;

/** Stops reading answers and deletes the password. Idempotent. */
export async function removeMailboxSettings(
  shop: Shop,
  by: string | null,
): Promise<MailboxSettings> {
  return inTransaction(shop, async (shop) => {
    await shop.db.deleteFrom("settings").where("key", "=", MAILBOX_KEY).execute();
    await resetMailboxState(shop, { keepPosition: false });
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["mailbox"] });
    return getMailboxSettings(shop);
  });
}
