import {
  describeMailFailure,
  explainMailboxFailure,
} from "../../../infrastructure/mail/mail-failures.ts";
import {
  type MailboxReading,
  withMailboxLease,
} from "../../../infrastructure/mail/mailbox/mailbox-state.ts";
import {
  findStoredMailboxSettings,
  type StoredMailboxSettings,
} from "../../../infrastructure/mail/mailbox/stored-mailbox-settings.ts";
import { withMailbox } from "../../../infrastructure/mail/mailbox/with-mailbox.ts";
import type { Shop } from "../../../shop.ts";
import { DatabaseUnavailableError } from "../../../errors.ts";

const MINUTE_MILLISECONDS = 60 * 1000;
/** Shorter than the lease. */
const READING_MILLISECONDS = 4 * MINUTE_MILLISECONDS;
const RETRY_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** A provider may lock an account after some wrong passwords. */
const PASSWORD_RETRY_MILLISECONDS = 4 * 60 * MINUTE_MILLISECONDS;

/**
 * Reads the mails that arrived since the last time and adds those that answer an inquiry to its conversation.
 * One process does so at a time. A failure is stored in words, and the mailbox left alone for a while.
 * @returns how many were added
 */
export async function readMailAnswers(shop: Shop): Promise<number> {
  const stored = await findStoredMailboxSettings(shop);
  if (!stored) return 0;
  return (await withMailboxLease(shop, (reading) => readAnswers(shop, stored, reading))) ?? 0;
}

async function readAnswers(
  shop: Shop,
  stored: StoredMailboxSettings,
  reading: MailboxReading,
): Promise<number> {
  try {
    // Imported on first use, with what parses mails: 34 MB less in a shop that reads no mailbox.
    const { readMails } = await import("./read-mails.ts");
    const added = await withMailbox(shop, stored, READING_MILLISECONDS, (client) =>
      readMails(shop, client, reading, stored.since),
    );
    await reading.update({ checkedAt: shop.now().toISOString(), failure: null });
    return added;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    if (!shop.jobs.stopping.aborted) await recordFailure(shop, stored, reading, error);
    return 0;
  }
}

async function recordFailure(
  shop: Shop,
  stored: StoredMailboxSettings,
  reading: MailboxReading,
  error: unknown,
): Promise<void> {
  shop.log.warn("reading the mailbox failed; it is tried again later", { error });
  const failure = explainMailboxFailure(error, stored);
  const wait = failure.field === "password" ? PASSWORD_RETRY_MILLISECONDS : RETRY_MILLISECONDS;
  const dueAt = new Date(shop.now().getTime() + wait).toISOString();
  await reading.update({ failure: describeMailFailure(failure), dueAt });
}
