import type { Shop } from "../../../shop.ts";
import { CHECK_CUSTOMER_ADDRESS } from "../mail-failures.ts";

const MAX_IDS = 50;
const MAX_REASON = 300;

/**
 * Records of the mails that a delivery report says have failed that they came back: they are on the To-Do List
 * again, with the reason. One that is late and still tried is left as it is.
 * @param report a mail of RFC 3464
 * @returns how many mails of the outbox it was about
 */
export async function recordReturnedMail(shop: Shop, report: Uint8Array): Promise<number> {
  const fields = listFields(report);
  if (!fields.some((field) => /^action:\s*failed\b/i.test(field))) return 0;
  const { numUpdatedRows } = await shop.db
    .updateTable("outgoingMails")
    .set({
      state: "failed",
      failure: `The email came back. ${describeReason(fields)}`,
      returnedAt: shop.now().toISOString(),
    })
    .where("messageId", "in", listMessageIds(fields))
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The lines of a report, each of which may be a field: those that go on over several are joined. */
const listFields = (report: Uint8Array): string[] =>
  Buffer.from(report)
    .toString("latin1")
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);

const ID_FIELD = /^(?:message-id|original-message-id|in-reply-to|references):/i;

/** The headers of the returned mail are in the report, and it answers that mail. */
function listMessageIds(fields: string[]): string[] {
  const ids = fields
    .filter((field) => ID_FIELD.test(field))
    .flatMap((field) => field.match(/<[^<>\s]{1,253}>/g) ?? []);
  return ["", ...new Set(ids)].slice(0, MAX_IDS);
}

const valueOf = (fields: string[], pattern: RegExp): string =>
  fields.map((field) => pattern.exec(field)?.[1]?.trim()).find(Boolean) ?? "";

/** In the words of the server that refused it. */
function describeReason(fields: string[]): string {
  const status = valueOf(fields, /^status:\s*(\d\.\d{1,3}\.\d{1,3})/i);
  if (/^5\.1\.[1236]$|^5\.1\.10$/.test(status)) {
    return `There is no such mailbox. ${CHECK_CUSTOMER_ADDRESS}`;
  }
  if (status === "5.2.2" || status === "4.2.2") return "The customer’s mailbox is full.";
  const said =
    valueOf(fields, /^diagnostic-code:(.+)/i)
      .replace(/^[\w-]+;/, "")
      .trim() || status;
  const printable = said.replaceAll(/[^\x20-\x7e]/g, "").slice(0, MAX_REASON);
  return printable ? `The recipient’s server says: ${printable}` : "It doesn’t say why.";
}
