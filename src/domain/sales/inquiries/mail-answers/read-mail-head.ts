import { simpleParser } from "mailparser";
import { foldName } from "#contract/fold-name.ts";

export type MailHead = {
  /** "" for a mail without one. */
  messageId: string;
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[];
  /** In lower case; "" for none. */
  from: string;
  subject: string;
  /** Whether a program wrote it: a bounce, an out-of-office note, a newsletter. */
  isAutomatic: boolean;
  /** Whether it reports what became of a mail (RFC 3464): a bounce is one. */
  isDeliveryReport: boolean;
};

/** The header fields that a mail is matched by. */
export const HEAD_FIELDS = [
  "message-id",
  "in-reply-to",
  "references",
  "from",
  "subject",
  "auto-submitted",
  "precedence",
  "list-id",
  "list-unsubscribe",
  "x-autoreply",
  "return-path",
  "content-type",
  "authentication-results",
];

const MAX_ANSWERS = 50;
const MAX_ID_LENGTH = 255;

/** Reads the header of a mail. Fields that are missing or malformed are left empty. */
export async function readMailHead(header: Buffer): Promise<MailHead> {
  const mail = await simpleParser(header);
  const references = listIds([mail.references ?? []].flat().join(" ")).toReversed();
  return {
    messageId: listIds(mail.messageId ?? "")[0] ?? "",
    answers: [...new Set([...listIds(mail.inReplyTo ?? ""), ...references])].slice(0, MAX_ANSWERS),
    from: foldName(mail.from?.value[0]?.address ?? ""),
    subject: mail.subject ?? "",
    isAutomatic: isAutomatic(header.toString("latin1")),
    isDeliveryReport: DELIVERY_REPORT.test(header.toString("latin1")),
  };
}

const DELIVERY_REPORT = /^content-type:\s*multipart\/report\b(?:[^\n]|\n[ \t])*delivery-status/im;

const listIds = (text: string): string[] =>
  (text.match(/<[^<>\s]+>/g) ?? []).filter((id) => id.length <= MAX_ID_LENGTH);

/** RFC 3834, and the fields that were in use before it. Bounces have an empty Return-Path. */
const isAutomatic = (header: string): boolean =>
  /^auto-submitted:\s*(?!no\b)\S/im.test(header) ||
  /^precedence:\s*(?:bulk|list|junk|auto_reply)/im.test(header) ||
  /^(?:list-id|list-unsubscribe|x-autoreply):/im.test(header) ||
  /^return-path:\s*<>/im.test(header);
