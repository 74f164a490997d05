import { providerOfMailbox } from "#contract/mail/mail-providers.ts";
import { foldName } from "#contract/fold-name.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import { findStoredMailboxSettings } from "../../../infrastructure/mail/mailbox/stored-mailbox-settings.ts";
import { findStoredMailSettings } from "../../../infrastructure/mail/stored-mail-settings.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { orderOfEvent, recordedOrders } from "../recorded-orders.ts";
import { readReference } from "../../customer-mails/inquiry-reference.ts";
import { selectInquiry } from "../records/select-inquiry.ts";
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
    if (row?.aboutKind === "order") return findInquiryOf(shop, row.aboutId);
  }
  return null;
}

async function findExisting(shop: Shop, id: number): Promise<number | null> {
  const row = await selectInquiry(shop, id).executeTakeFirst();
  return row?.id ?? null;
}

/** The id of the inquiry that an order was recorded in; null for an order without one. */
export async function findInquiryOf(shop: Shop, orderId: number): Promise<number | null> {
  const row = await recordedOrders(shop)
    .select("inquiries.id")
    .where(orderOfEvent, "=", orderId)
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

/**
 * Whether the shop's own mail server found that a mail comes from the domain that its From names: its
 * Authentication-Results (RFC 8601) has a pass of DMARC for that domain. Servers add theirs on top, so the
 * first one of that name is theirs, and whatever a sender wrote below does not count.
 * @param header of the mail, in the order in which it arrived
 * @param from the address in it, in lower case
 * @param authservId the name by which the server signs; undefined where it is not known
 */
export function isSenderVerified(
  header: string,
  { from, authservId }: { from: string; authservId: string | undefined },
): boolean {
  const fields = header.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  // Of several, DMARC checks one and mail programs show another.
  if (fields.filter((field) => /^from\s*:/i.test(field)).length !== 1) return false;
  for (const field of fields) {
    if (!/^authentication-results\s*:/i.test(field)) continue;
    const [server = "", ...results] = withoutComments(field.slice(field.indexOf(":") + 1)).split(
      ";",
    );
    if (server.trim().split(/\s/)[0]?.toLowerCase() !== authservId) continue;
    const [dmarc, ...others] = results.filter((result) => /^\s*dmarc\s*=/i.test(result));
    if (dmarc === undefined || others.length > 0) return false;
    const [, result] = /^\s*dmarc\s*=\s*(\w+)/i.exec(dmarc) ?? [];
    const [, domain] = /\sheader\.from\s*=\s*([^\s@]+)/i.exec(dmarc) ?? [];
    return result?.toLowerCase() === "pass" && domain?.toLowerCase() === domainOf(from);
  }
  return false;
}

const domainOf = (address: string): string | undefined => address.split("@").at(-1);

/** Comments and quoted strings may hold what a sender wrote, such as the name its server gave itself. */
function withoutComments(text: string): string {
  let plain = "";
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "\\") index += 1;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) plain += character;
  }
  return plain;
}
