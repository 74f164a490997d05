import { countOf } from "#contract/count-of.ts";
import type { MailboxTestResult } from "#contract/mail/mailbox-settings.ts";
import { unprocessable } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { explainMailboxFailure, mailTestFailed } from "../mail-failures.ts";
import { findStoredMailboxSettings } from "./stored-mailbox-settings.ts";
import { withMailbox } from "./with-mailbox.ts";

const TIMEOUT_MILLISECONDS = 25_000;

/**
 * Signs in to the mailbox and counts the mails of its inbox; nothing is changed.
 * @throws unprocessable with what to do where none is set up or it cannot be read
 */
export async function tryMailbox(shop: Shop): Promise<MailboxTestResult> {
  const stored = await findStoredMailboxSettings(shop);
  if (!stored) throw unprocessable("No mailbox is set up yet. Save its server and password first.");
  try {
    const { exists } = await withMailbox(shop, stored, TIMEOUT_MILLISECONDS, (client) =>
      client.mailboxOpen("INBOX", { readOnly: true }),
    );
    const count = countOf(exists, "email");
    return { message: `It works. Your inbox has ${count}.`, emails: exists };
  } catch (error) {
    shop.log.warn("mailbox test failed", { error });
    throw mailTestFailed(explainMailboxFailure(error, stored), error);
  }
}
