import type { Mail, Mailer } from "../../../services/mailer.ts";
import { forEachRow } from "../../../for-each-row.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { describeDeliveryFailure } from "../mail-failures.ts";
import { sendWithinTime } from "../send-within-time.ts";
import { isPermanentRejection } from "../smtp-errors.ts";
import { findStoredMailSettings } from "../stored-mail-settings.ts";
import { withMailer } from "../with-mailer.ts";
import { insertSecrets } from "./mail-secrets.ts";
import type { OutgoingMailRow } from "./to-outgoing-mail.ts";

const BATCH = 50;
const MINUTE_MILLISECONDS = 60 * 1000;
/** Shorter than the shortest wait for another attempt: no two processes send one mail at once. */
const SEND_MILLISECONDS = 2 * MINUTE_MILLISECONDS;
const SHORTEST_WAIT_MILLISECONDS = 5 * MINUTE_MILLISECONDS;
const LONGEST_WAIT_MILLISECONDS = 4 * 60 * MINUTE_MILLISECONDS;

/** Writes a mail to a subscriber when it leaves; null when it must not leave any more. */
export type ComposeMail = (
  shop: Shop,
  row: OutgoingMailRow & { subscriberId: number },
) => Promise<Pick<Mail, "to" | "text" | "html" | "unsubscribeUrl"> | null>;

type Run = {
  compose: ComposeMail;
  signal: AbortSignal | undefined;
  sent: number;
  failed: number[];
};

/**
 * Sends all mails that are due, one after the other, and fails those that waited for two days. Each is
 * claimed first, so that one of several processes sends it; an interrupted one is retried under the same
 * Message-ID. Nothing is sent while mail is not set up.
 * @returns how many were sent
 */
export async function deliverOutbox(
  shop: Shop,
  compose: ComposeMail,
  signal?: AbortSignal,
): Promise<number> {
  const run: Run = { compose, signal, sent: 0, failed: [] };
  for (;;) {
    await giveUpOverdue(shop);
    if (!(await findDue(shop, run))) return run.sent;
    // Each batch has a connection of its own, to the server that is set up then.
    const batch = await withMailer(shop, (mailer) => deliverBatch(shop, mailer, run));
    if (batch === null) return run.sent;
  }
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

/** The next one is looked up after each mail: one to a customer waits for one letter at most, however many there are. */
async function deliverBatch(shop: Shop, mailer: Mailer, run: Run): Promise<void> {
  const named = { work: "deliver a mail", key: ({ id }: OutgoingMailRow) => id };
  for (let count = 0; count < BATCH; count += 1) {
    const row = await findDue(shop, run);
    if (!row) return;
    const failed = await forEachRow(shop, [row], named, async () => {
      if ((await claim(shop, row)) && (await deliver(shop, mailer, run.compose, row))) {
        run.sent += 1;
      }
    });
    run.failed.push(...failed.map(({ id }) => id));
  }
}

/** The first mail that is due. What failed without an outcome may still be due: it waits for the next run. */
async function findDue(shop: Shop, { signal, failed }: Run): Promise<OutgoingMailRow | undefined> {
  if (signal?.aborted || failed.length >= BATCH) return undefined;
  return shop.db
    .selectFrom("outgoingMails")
    .selectAll()
    .where("state", "=", "waiting")
    .where("dueAt", "<=", shop.now().toISOString())
    .where("id", "not in", idList(shop, failed))
    .orderBy("priority")
    .orderBy("dueAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

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

/** Five minutes after the first attempt, then twice as long each time. */
function nextAttemptAt(shop: Shop, { tries }: OutgoingMailRow): string {
  const wait = Math.min(2 ** tries * SHORTEST_WAIT_MILLISECONDS, LONGEST_WAIT_MILLISECONDS);
  return new Date(shop.now().getTime() + wait).toISOString();
}

/** @returns whether it was sent */
async function deliver(
  shop: Shop,
  mailer: Mailer,
  compose: ComposeMail,
  row: OutgoingMailRow,
): Promise<boolean> {
  const { subscriberId } = row;
  const written = subscriberId === null ? {} : await compose(shop, { ...row, subscriberId });
  if (!written) {
    await recordEnd(shop, row, { state: "stopped" });
    return false;
  }
  try {
    await sendWithinTime(mailer, { ...toMail(shop, row), ...written }, SEND_MILLISECONDS);
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

async function recordFailure(shop: Shop, row: OutgoingMailRow, error: unknown): Promise<void> {
  // Nobody sends a letter again by hand when the message was refused, as at a daily limit.
  const isRejected = isPermanentRejection(
    error,
    row.subscriberId === null ? ["RCPT TO", "DATA"] : ["RCPT TO"],
  );
  const isLast = isRejected || nextAttemptAt(shop, row) >= row.givesUpAt;
  shop.log.warn("mail delivery failed", { outgoingMail: row.id, isLast, error });
  const failure = describeDeliveryFailure(
    error,
    shop.mail ? null : await findStoredMailSettings(shop),
  );
  await recordEnd(shop, row, { failure, state: isLast ? "failed" : "waiting" });
}

type End = { state: OutgoingMailRow["state"]; failure?: string };

/** One that was stopped meanwhile stays stopped. */
async function recordEnd(shop: Shop, { id }: OutgoingMailRow, end: End): Promise<void> {
  await shop.db
    .updateTable("outgoingMails")
    .set(end)
    .where("id", "=", id)
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
    // Of letters that waited when the shop was updated to this outbox.
    messageId: row.messageId.replace(/@>$/, `@${new URL(shop.publicUrl).hostname}>`),
    ...(row.replyTo !== null && { replyTo: row.replyTo }),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    ...(row.inReplyTo !== null && { inReplyTo: row.inReplyTo }),
    ...(row.thread !== null && { references: row.thread.split(" ") }),
  };
}
