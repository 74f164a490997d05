import type { Mail, Mailer } from "../../../services/mailer.ts";
import type { Shop } from "../../../shop.ts";
import { backoffMilliseconds, deliverInBatches } from "../deliver-in-batches.ts";
import { isPermanentRejection } from "../is-permanent-rejection.ts";
import { sendWithinTime } from "../send-within-time.ts";
import { insertSecrets } from "./mail-secrets.ts";
import type { OutgoingMailRow } from "./to-outgoing-mail.ts";
import { explainMailFailure, isTemporaryRefusal } from "../explain-mail-failure.ts";
import { findStoredMailSettings } from "../stored-mail-settings.ts";

const MINUTE_MILLISECONDS = 60 * 1000;
/** Shorter than the shortest wait for another attempt: no two processes send one mail at once. */
const SEND_MILLISECONDS = 2 * MINUTE_MILLISECONDS;
const LONGEST_WAIT_MILLISECONDS = 4 * 60 * MINUTE_MILLISECONDS;

/**
 * Sends all mails that are due, one after the other, and fails those that waited for two days. Each is
 * claimed first, so that one of several processes sends it; an interrupted one is retried under the same
 * Message-ID.
 * @returns how many were sent
 */
export async function deliverDueMails(shop: Shop, signal?: AbortSignal): Promise<number> {
  await giveUpOverdue(shop);
  return deliverInBatches<OutgoingMailRow>(
    shop,
    {
      listDue: (limit) => listDue(shop, limit),
      claim: (row) => claim(shop, row),
      deliver: (mailer, row) => deliver(shop, mailer, row),
    },
    signal,
  );
}

async function giveUpOverdue(shop: Shop): Promise<void> {
  await shop.db
    .updateTable("outgoingMails")
    .set((eb) => ({
      state: "failed",
      failure: eb.fn.coalesce("failure", eb.val("It couldn’t be sent within two days.")),
    }))
    .where("state", "=", "waiting")
    .where("givesUpAt", "<=", shop.now().toISOString())
    .execute();
}

const listDue = (shop: Shop, limit: number): Promise<OutgoingMailRow[]> =>
  shop.db
    .selectFrom("outgoingMails")
    .selectAll()
    .where("state", "=", "waiting")
    .where("dueAt", "<=", shop.now().toISOString())
    .orderBy("dueAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/**
 * Counts the attempt and sets the next one; fails when another process did so first. Without a reason of
 * failure an attempt is under way.
 */
async function claim(shop: Shop, row: OutgoingMailRow): Promise<boolean> {
  const { id, tries } = row;
  const { numUpdatedRows } = await shop.db
    .updateTable("outgoingMails")
    .set({ tries: tries + 1, dueAt: nextAttemptAt(shop, row), failure: null })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("state", "=", "waiting")
    .where("dueAt", "<=", shop.now().toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

function nextAttemptAt(shop: Shop, { tries }: OutgoingMailRow): string {
  const wait = Math.min(backoffMilliseconds(tries), LONGEST_WAIT_MILLISECONDS);
  return new Date(shop.now().getTime() + wait).toISOString();
}

async function deliver(shop: Shop, mailer: Mailer, row: OutgoingMailRow): Promise<boolean> {
  try {
    await sendWithinTime(mailer, toMail(shop, row), SEND_MILLISECONDS);
  } catch (error) {
    await recordFailure(shop, row, error);
    return false;
  }
  await shop.db
    .updateTable("outgoingMails")
    .set({ state: "sent", sentAt: shop.now().toISOString(), failure: null })
    .where("id", "=", row.id)
    .execute();
  return true;
}

/** One that was stopped meanwhile stays stopped. */
async function recordFailure(shop: Shop, row: OutgoingMailRow, error: unknown): Promise<void> {
  const isLast =
    isPermanentRejection(error, ["RCPT TO", "DATA"]) || nextAttemptAt(shop, row) >= row.givesUpAt;
  shop.log.warn("mail delivery failed", { outgoingMail: row.id, isLast, error });
  const failure = await describeDeliveryFailure(shop, error);
  await shop.db
    .updateTable("outgoingMails")
    .set({ failure, state: isLast ? "failed" : "waiting" })
    .where("id", "=", row.id)
    .where("state", "=", "waiting")
    .execute();
}

function toMail(shop: Shop, row: OutgoingMailRow): Mail {
  const { text, html, unsubscribeUrl } = insertSecrets(shop, row);
  return {
    to: row.recipient,
    subject: row.subject,
    text,
    html,
    messageId: row.messageId,
    ...(row.replyTo !== null && { replyTo: row.replyTo }),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    ...(row.inReplyTo !== null && { inReplyTo: row.inReplyTo }),
    ...(row.thread !== null && { references: row.thread.split(" ") }),
  };
}

/** Why a mail could not be sent and what to do, as people read it. */
async function describeDeliveryFailure(shop: Shop, error: unknown): Promise<string> {
  if (isTemporaryRefusal(error)) return "The email server asked to try again later.";
  const server = shop.mail ? null : await findStoredMailSettings(shop);
  const { field, problem, fix } = explainMailFailure(error, server);
  return `${problem} ${field === "to" ? "Check the customer’s email address." : fix}`;
}
