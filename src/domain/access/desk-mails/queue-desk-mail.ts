import type { DeskMailKind } from "#contract/access/desk-mails.ts";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { type MailContent, mailTemplate } from "../../infrastructure/mail/mail-template.ts";
import { queueMail } from "../../infrastructure/mail/outbox/queue-mail.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { deskMailSecret, deskMailToken } from "./desk-mail-token.ts";
import type { DeskMailReader } from "./list-desk-mail-readers.ts";

type DeskMail = MailContent & {
  kind: DeskMailKind;
  subject: string;
  /** Why it comes, beside the link that ends it. */
  reason: string;
  /** The day that it is about: "2026-11-20". A person gets one mail of a kind a day. */
  day: string;
};

/**
 * Queues a mail of the shop to one of its people, with a link that ends such mails.
 * @returns null where mail is not set up; the earlier mail where the day's was queued already
 */
export async function queueDeskMail(
  shop: Shop,
  { id: userId, email }: DeskMailReader,
  { kind, subject, reason, day, ...content }: DeskMail,
): Promise<OutgoingMail | null> {
  const { businessName } = await getNamedSettings(shop);
  const token = deskMailToken(shop, { kind, userId });
  const unsubscribeUrl = absoluteUrl(shop, `/unsubscribe/${token}`);
  return queueMail(shop, {
    to: email,
    subject,
    ...mailTemplate({
      ...content,
      businessName,
      footer: [reason],
      footerLink: { label: "Stop these emails", url: unsubscribeUrl },
    }),
    kind,
    about: { kind: "day", id: Number(day.replaceAll("-", "")) },
    onceKey: deskMailKey(kind, day, userId),
    unsubscribeUrl,
    secrets: [deskMailSecret({ kind, userId })],
  });
}

export const deskMailKey = (kind: DeskMailKind, day: string, userId: string): string =>
  `${kind}:${day}:${userId}`;
