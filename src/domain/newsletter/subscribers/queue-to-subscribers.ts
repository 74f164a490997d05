import { randomUUID } from "node:crypto";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { toSubject, toTimes } from "../../infrastructure/mail/outbox/queue-mail.ts";
import type { Shop } from "../../shop.ts";

/** Behind all other mails, whose priority is 0: who has just subscribed waits for the mail that asks to confirm. */
const PRIORITIES = { subscriber: 1, letter: 2 };

type MailToSubscribers = {
  subject: string;
  /** The letter; the subscriber, of a mail that asks to confirm. */
  letterId?: number;
  /** Seconds in which it can still be stopped. */
  delaySeconds?: number;
};

/**
 * Queues a mail to each of the subscribers. It is written when it leaves, and only if its subscriber still is to
 * get it then.
 * @returns how many
 */
export async function queueToSubscribers(
  shop: Shop,
  subscribers: SelectQueryBuilder<Tables, "subscribers", object>,
  { subject, letterId, delaySeconds }: MailToSubscribers,
): Promise<number> {
  const aboutKind = letterId === undefined ? "subscriber" : "letter";
  const { dueAt, givesUpAt, createdAt } = toTimes(shop, delaySeconds);
  const start = `<${randomUUID()}-`;
  const end = `@${new URL(shop.publicUrl).hostname}>`;
  const rows = subscribers.select((eb) => [
    eb.val(PRIORITIES[aboutKind]).as("priority"),
    eb.val(aboutKind).as("aboutKind"),
    (letterId === undefined ? eb.ref("id") : eb.val(letterId)).as("aboutId"),
    "id as subscriberId",
    sql<string>`cast(${start} as text) || ${eb.ref("id")} || cast(${end} as text)`.as("messageId"),
    "email as recipient",
    eb.val(toSubject(subject)).as("subject"),
    eb.val("").as("text"),
    eb.val("").as("html"),
    eb.val(dueAt).as("dueAt"),
    eb.val(givesUpAt).as("givesUpAt"),
    eb.val(createdAt).as("createdAt"),
  ]);
  const { numInsertedOrUpdatedRows } = await shop.db
    .insertInto("outgoingMails")
    .columns([
      "priority",
      "aboutKind",
      "aboutId",
      "subscriberId",
      "messageId",
      "recipient",
      "subject",
      "text",
      "html",
      "dueAt",
      "givesUpAt",
      "createdAt",
    ])
    .expression(rows)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
