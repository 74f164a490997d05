import { cutText } from "#contract/cut-text.ts";
import type { MailSubject } from "#contract/mail/outgoing-mails.ts";
import { findStoredMailboxSettings } from "../../infrastructure/mail/mailbox/stored-mailbox-settings.ts";
import type { Shop } from "../../shop.ts";

const MAX_SUBJECT_LENGTH = 240;

/**
 * The subject of a mail with the inquiry's number, where answers are read from a mailbox: one that lost its
 * thread is found by it.
 */
export async function withReference(
  shop: Shop,
  about: { kind: MailSubject; id: number },
  subject: string,
): Promise<string> {
  if (about.kind !== "inquiry" || !(await findStoredMailboxSettings(shop))) return subject;
  return `${cutText(subject, MAX_SUBJECT_LENGTH)} (#${about.id})`;
}

/** The inquiry's number in the subject of an answer, or null. */
export function readReference(subject: string): number | null {
  const [, number] = /\(#([1-9]\d{0,8})\)/.exec(subject) ?? [];
  return number === undefined ? null : Number(number);
}
