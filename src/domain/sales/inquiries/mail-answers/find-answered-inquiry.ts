import { sql } from "kysely";
import { providerOfMailbox } from "#contract/mail/mail-providers.ts";
import { foldName } from "#contract/fold-name.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import { findStoredMailboxSettings } from "../../../infrastructure/mail/mailbox/stored-mailbox-settings.ts";
import { findStoredMailSettings } from "../../../infrastructure/mail/stored-mail-settings.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { readReference } from "../../customer-mails/inquiry-reference.ts";
import { selectInquiry } from "../records/select-inquiry.ts";
import { isSenderVerified } from "./is-sender-verified.ts";
import type { MailHead } from "./read-mail-head.ts";

/**
 * The id of the inquiry that a mail answers: by the thread of a mail that the shop sent, which nobody else can
 * know, or by the number in its subject where the customer's own address sent it, as the shop's mail server
 * has verified. Null for any other mail, for the shop's own and for what a program wrote.
 * @param header of the mail, as the server gives it
 */
export async function findAnsweredInquiry(
  shop: Shop,
  head: MailHead,
  header: Buffer,
): Promise<number | null> {
  if (head.isAutomatic || head.from === "" || (await isOwn(shop, head))) return null;
  return (await findByThread(shop, head.answers)) ?? (await findBySubject(shop, head, header));
}

async function isOwn(shop: Shop, { messageId, from }: MailHead): Promise<boolean> {
  const sender = shop.mail?.from ?? (await findStoredMailSettings(shop))?.from ?? "";
  const { email } = await getSettings(shop);
  const own = [parseSender(sender).address, email].map(foldName);
  if (own.includes(from)) return true;
  const sent = await shop.db
    .selectFrom("outgoingMails")
    .select("id")
    .where("messageId", "=", messageId)
    .executeTakeFirst();
  return sent !== undefined;
}

async function findByThread(shop: Shop, messageIds: string[]): Promise<number | null> {
  if (messageIds.length === 0) return null;
  const rows = await shop.db
    .selectFrom("outgoingMails")
    .select(["messageId", "aboutKind", "aboutId"])
    .where("messageId", "in", messageIds)
    .execute();
  for (const id of messageIds) {
    const row = rows.find(({ messageId }) => messageId === id);
    if (row?.aboutKind === "inquiry") return findExisting(shop, row.aboutId);
    if (row?.aboutKind === "order") return findByOrder(shop, row.aboutId);
  }
  return null;
}

async function findExisting(shop: Shop, id: number): Promise<number | null> {
  const row = await selectInquiry(shop, id).executeTakeFirst();
  return row?.id ?? null;
}

/** The conversation that an order was recorded in. */
async function findByOrder({ db }: Shop, orderId: number): Promise<number | null> {
  const row = await db
    .selectFrom("inquiryMessages")
    .innerJoin("inquiries", "inquiries.id", "inquiryMessages.inquiryId")
    .select("inquiries.id")
    .where("inquiryMessages.kind", "=", "event")
    .where(sql`cast(inquiry_messages.event ->> 'orderId' as integer)`, "=", orderId)
    .where("inquiries.deletedAt", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function findBySubject(
  shop: Shop,
  { subject, from }: MailHead,
  header: Buffer,
): Promise<number | null> {
  const id = readReference(subject);
  if (id === null) return null;
  const { host = "" } = (await findStoredMailboxSettings(shop)) ?? {};
  const authservId = providerOfMailbox(host)?.imap.authservId;
  if (!isSenderVerified(header.toString("latin1"), { from, authservId })) return null;
  const row = await selectInquiry(shop, id)
    .where((eb) => eb(eb.fn("fold_text", ["email"]), "=", foldName(from)))
    .executeTakeFirst();
  return row?.id ?? null;
}
