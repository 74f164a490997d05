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

const MAX_ANSWERS = 50;
const MAX_ID_LENGTH = 255;

/** Reads the header of a mail. Fields that are missing or malformed are left empty. */
export async function readMailHead(head: Buffer): Promise<MailHead> {
  const mail = await simpleParser(head);
  const fields = listFields(head);
  const references = listIds([mail.references ?? []].flat().join(" ")).toReversed();
  return {
    messageId: listIds(mail.messageId ?? "")[0] ?? "",
    answers: [...new Set([...listIds(mail.inReplyTo ?? ""), ...references])].slice(0, MAX_ANSWERS),
    from: foldName(mail.from?.value[0]?.address ?? ""),
    subject: mail.subject ?? "",
    isAutomatic: fields.some(isOfProgram),
    isDeliveryReport: fields.some(
      (field) =>
        /^content-type:\s*multipart\/report\b/i.test(field) && /delivery-status/i.test(field),
    ),
  };
}

const listFields = (head: Buffer): string[] =>
  head
    .toString("latin1")
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);

const listIds = (text: string): string[] =>
  (text.match(/<[^<>\s]+>/g) ?? []).filter((id) => id.length <= MAX_ID_LENGTH);

/** RFC 3834, and the fields that were in use before it. Bounces have an empty Return-Path. */
const isOfProgram = (field: string): boolean =>
  /^auto-submitted:\s*(?!no\b)\S/i.test(field) ||
  /^precedence:\s*(?:bulk|list|junk|auto_reply)/i.test(field) ||
  /^(?:list-id|list-unsubscribe|x-autoreply):/i.test(field) ||
  /^return-path:\s*<>/i.test(field);
