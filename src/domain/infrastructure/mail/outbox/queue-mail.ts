import { cutText } from "#contract/cut-text.ts";
import { randomUUID } from "node:crypto";
import { isEmailAddress, MAX_EMAIL_LENGTH, toEmailAddress } from "#contract/email-address.ts";
import type { MailSubject, OutgoingMail, OutgoingMailKind } from "#contract/mail/outgoing-mails.ts";
import type { Shop } from "../../../shop.ts";
import { isMailSetUp } from "../get-mail-settings.ts";
import { CHECK_CUSTOMER_ADDRESS } from "../mail-failures.ts";
import { type MailSecret, removeSecrets } from "./mail-secrets.ts";
import { type OutgoingMailRow, toOutgoingMail } from "./to-outgoing-mail.ts";

export type MailToQueue = {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The Message-ID of the mail that this one answers. */
  inReplyTo?: string;
  /** The Message-IDs of its thread, the oldest first. */
  references?: string[];
  about: { kind: MailSubject; id: number };
  /** Which of the mails to customers or to the shop's people it is. */
  kind?: OutgoingMailKind;
  /** Where the recipient ends mails of its kind, with one press (RFC 8058). */
  unsubscribeUrl?: string;
  /** Of the private pages that it links. */
  secrets?: MailSecret[];
  /** A mail with the same key is queued once; one that was stopped is queued again under its Message-ID. */
  onceKey?: string;
  /** Seconds in which it can still be stopped, none by default. */
  delaySeconds?: number;
};

/**
 * Queues a mail under a Message-ID of its own; a scheduled job delivers it once the caller's transaction
 * is committed. An address that is none is stored as failed, so that it is seen and can be corrected.
 * @returns null, and queues nothing, where mail is not set up; the earlier mail where its key was used
 */
export async function queueMail(shop: Shop, mail: MailToQueue): Promise<OutgoingMail | null> {
  if (!(await isMailSetUp(shop))) return null;
  const { delaySeconds, onceKey = null, about } = mail;
  const content = {
    ...toColumns(shop, mail),
    ...toTimes(shop, delaySeconds),
    tries: 0,
    dismissedAt: null,
  };
  const queued = await shop.db
    .insertInto("outgoingMails")
    .values({
      ...content,
      aboutKind: about.kind,
      aboutId: about.id,
      onceKey,
      messageId: `<${randomUUID()}@${new URL(shop.publicUrl).hostname}>`,
    })
    .onConflict((earlier) =>
      earlier.column("onceKey").doUpdateSet(content).where("outgoingMails.state", "=", "stopped"),
    )
    .returningAll()
    .executeTakeFirst();
  return toOutgoingMail(queued ?? (await getByKey(shop, onceKey)));
}

const getByKey = (shop: Shop, onceKey: string | null): Promise<OutgoingMailRow> =>
  shop.db
    .selectFrom("outgoingMails")
    .selectAll()
    .where("onceKey", "=", onceKey)
    .executeTakeFirstOrThrow();

function toColumns(shop: Shop, { to, subject, kind, secrets = [], ...mail }: MailToQueue) {
  const recipient = toEmailAddress(oneLine(to)).slice(0, MAX_EMAIL_LENGTH);
  const texts = {
    text: mail.text.replaceAll("\0", ""),
    html: mail.html.replaceAll("\0", ""),
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
  };
  const isAddress = isEmailAddress(recipient);
  return {
    kind: kind ?? null,
    recipient,
    subject: toSubject(subject),
    ...removeSecrets(shop, texts, secrets),
    replyTo: mail.replyTo ? oneLine(mail.replyTo).slice(0, 255) : null,
    inReplyTo: mail.inReplyTo ? oneLine(mail.inReplyTo).slice(0, 255) : null,
    thread: joinThread(mail.references ?? []),
    state: isAddress ? ("waiting" as const) : ("failed" as const),
    failure: isAddress ? null : NO_ADDRESS,
  };
}

/** Of a mail that is queued now: when it is due, and until when it is tried. */
export function toTimes(shop: Shop, delaySeconds = 0) {
  const dueAt = new Date(shop.now().getTime() + delaySeconds * 1000).toISOString();
  return { dueAt, givesUpAt: givesUpAt(dueAt), createdAt: shop.now().toISOString() };
}

const TWO_DAYS_MILLISECONDS = 48 * 60 * 60 * 1000;

/** Until when a mail that is due then is tried. */
export const givesUpAt = (dueAt: string): string =>
  new Date(Date.parse(dueAt) + TWO_DAYS_MILLISECONDS).toISOString();

export const toSubject = (subject: string): string =>
  cutText(oneLine(subject), 255) || "(no subject)";

const NO_ADDRESS = `This isn’t a full email address. ${CHECK_CUSTOMER_ADDRESS}`;

/** Line breaks and other control characters would start a header of their own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

const MAX_REFERENCES = 20;

/** The first mail of a long thread and the latest ones, which mail programs sort it by. */
function joinThread(references: string[]): string | null {
  const ids = references.map((id) => oneLine(id).replaceAll(" ", "").slice(0, 255)).filter(Boolean);
  const kept = ids.length > MAX_REFERENCES ? [ids[0], ...ids.slice(1 - MAX_REFERENCES)] : ids;
  return kept.join(" ") || null;
}
