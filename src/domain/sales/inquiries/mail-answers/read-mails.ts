import type { FetchMessageObject, ImapFlow } from "imapflow";
import { recordReturnedMail } from "../../../infrastructure/mail/outbox/record-returned-mail.ts";
import { MAX_MAIL_BYTES } from "../../../infrastructure/mail/mailbox/open-mailbox.ts";
import type { MailboxReading } from "../../../infrastructure/mail/mailbox/mailbox-state.ts";
import type { Shop } from "../../../shop.ts";
import { findAnsweredInquiry } from "./find-answered-inquiry.ts";
import { parseAnswer, readHead } from "./read-in-mail-worker.ts";
import { hashOfMail, isTaken, takeMailAnswer } from "./take-mail-answer.ts";

const FOLDER = "INBOX";
/** The keyword that marks what was taken. */
export const TAKEN_FLAG = "$ShopInquiry";
/** The rest is read the next time. */
const MAX_MAILS = 200;
const MAX_TRIES = 3;
/** Mail programs write 20 KB. The connection ends where a server sends more than the client takes. */
const MAX_HEAD_BYTES = 64 * 1024;
/** A report holds the mail that it is about; the shop's have no attachments. */
const MAX_REPORT_BYTES = 1_000_000;
const LONGEST_LOOK_BACK_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

/** The mail server's clock may be behind, and knows seconds alone. */
const CLOCK_TOLERANCE_MILLISECONDS = 5 * 60 * 1000;

type Position = { uid: number; uidValidity: string };

/**
 * Reads the mails after the last one that was looked at, oldest first, and stores after each how far it got.
 * The folder is only read, but for the flag of what was taken.
 * @param since mails that arrived before this instant are left alone
 * @returns how many were added to a conversation
 */
export async function readMails(
  shop: Shop,
  client: ImapFlow,
  reading: MailboxReading,
  since: string,
): Promise<number> {
  const box = await client.mailboxOpen(FOLDER, { readOnly: true });
  const uidValidity = String(box.uidValidity);
  const isKnown = reading.state.uidValidity === uidValidity;
  const lastUid = isKnown ? reading.state.lastUid : 0;
  if (!isKnown)
    await reading.update({ uidValidity, lastUid: 0, readingUid: null, readingTries: 0 });
  const earliest = shop.now().getTime() - LONGEST_LOOK_BACK_MILLISECONDS;
  const start = new Date(Math.max(earliest, Date.parse(since) - CLOCK_TOLERANCE_MILLISECONDS));
  let added = 0;
  for (const mail of await listMails(client, lastUid, start)) {
    const at = { uid: mail.uid, uidValidity };
    if (hasArrivedSince(mail, start) && (await startReading(reading, at))) {
      const result = await readMail(shop, client, mail, at);
      if (result !== "left") await flag(client, mail.uid);
      if (result === "added") added += 1;
    }
    if (!(await reading.update({ lastUid: mail.uid, readingUid: null, readingTries: 0 }))) break;
  }
  return added;
}

/** The new mails, oldest first. */
async function listMails(
  client: ImapFlow,
  lastUid: number,
  start: Date,
): Promise<FetchMessageObject[]> {
  const query = { uid: `${lastUid + 1}:*`, since: start };
  const uids = await client.search(query, { uid: true });
  if (!uids) throw Object.assign(new Error("search refused"), { responseStatus: "NO" });
  // "5:*" holds the last mail even where its UID is lower. The client sorts them.
  const due = uids.filter((uid) => uid > lastUid).slice(0, MAX_MAILS);
  if (due.length === 0) return [];
  const fields = { uid: true, size: true, internalDate: true };
  const mails = await client.fetchAll(due, fields, { uid: true });
  return mails.toSorted((a, b) => a.uid - b.uid);
}

/** SINCE of IMAP knows days alone. */
const hasArrivedSince = ({ internalDate }: FetchMessageObject, start: Date): boolean =>
  !internalDate || new Date(internalDate) >= start;

/** Counts the attempt before it begins. @returns false for a mail that ended the process some times */
async function startReading(reading: MailboxReading, { uid }: Position): Promise<boolean> {
  const { readingUid, readingTries } = reading.state;
  const tries = readingUid === uid ? readingTries : 0;
  if (tries >= MAX_TRIES) return false;
  return reading.update({ readingUid: uid, readingTries: tries + 1 });
}

async function readMail(
  shop: Shop,
  client: ImapFlow,
  { size = 0 }: FetchMessageObject,
  { uid, uidValidity }: Position,
): Promise<"added" | "taken" | "left"> {
  const part = { key: "HEADER", maxLength: MAX_HEAD_BYTES };
  const fetchedHead = await client.fetchOne(String(uid), { bodyParts: [part] }, { uid: true });
  if (!fetchedHead || !fetchedHead.headers) return "left";
  const { headers } = fetchedHead;
  if (headers.length >= MAX_HEAD_BYTES) return left(shop, "header larger than 64 KB");
  const head = await tryRead(shop, () => readHead(headers));
  if (head === null) return "left";
  if (head.isDeliveryReport && size <= MAX_REPORT_BYTES) {
    const report = await client.fetchOne(String(uid), { source: true }, { uid: true });
    if (report && report.source) await recordReturnedMail(shop, report.source);
    return "left";
  }
  const inquiryId = await findAnsweredInquiry(shop, head, headers);
  if (inquiryId === null) return "left";
  const hash = hashOfMail(head.messageId || `${uidValidity} ${uid}`);
  if (await isTaken(shop, hash)) return "taken";
  if (size > MAX_MAIL_BYTES) return left(shop, "larger than 30 MB");
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true });
  if (!fetched || !fetched.source) return "left";
  const { source } = fetched;
  const answer = await tryRead(shop, () => parseAnswer(source));
  if (answer === null) return "left";
  return (await takeMailAnswer(shop, { inquiryId, hash, from: head.from }, answer))
    ? "added"
    : left(shop, "empty, or too many within an hour");
}

async function tryRead<Read>(shop: Shop, read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    shop.log.warn("a mail could not be parsed; it stays in the mailbox", { error });
    return null;
  }
}

function left(shop: Shop, reason: string): "left" {
  shop.log.info("a mail stays in the mailbox alone", { reason });
  return "left";
}

/** Flags a mail where the server keeps flags. A process that ended before it does so the next time. */
async function flag(client: ImapFlow, uid: number): Promise<void> {
  const { permanentFlags } = await client.mailboxOpen(FOLDER);
  if (permanentFlags?.has(String.raw`\*`) || permanentFlags?.has(TAKEN_FLAG)) {
    await client.messageFlagsAdd(String(uid), [TAKEN_FLAG], { uid: true });
  }
  await client.mailboxOpen(FOLDER, { readOnly: true });
}
