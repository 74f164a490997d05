import type { Shop } from "../../../shop.ts";

const MAX_IDS = 50;
const MAX_REASON = 300;

/**
 * Records of the mails that a delivery report says have failed that they came back: they are on the To-Do List
 * again, with the reason. One that is late and still tried is left as it is.
 * @param report a mail of RFC 3464
 * @returns how many mails of the outbox it was about
 */
export async function recordReturnedMail(shop: Shop, report: Uint8Array): Promise<number> {
  const text = Buffer.from(report)
    .toString("latin1")
    .replaceAll(/\r?\n[ \t]+/g, " ");
  if (!/^action:\s*failed\b/im.test(text)) return 0;
  const { numUpdatedRows } = await shop.db
    .updateTable("outgoingMails")
    .set({
      state: "failed",
      failure: `The email came back. ${describeReason(text)}`,
      returnedAt: shop.now().toISOString(),
    })
    .where("messageId", "in", listMessageIds(text))
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The headers of the returned mail are in the report, and it answers that mail. */
function listMessageIds(text: string): string[] {
  const fields = text.matchAll(
    /^(?:message-id|original-message-id|in-reply-to|references):(.+)$/gim,
  );
  const ids = [...fields].flatMap(([, value = ""]) => value.match(/<[^<>\s]{1,253}>/g) ?? []);
  return ["", ...new Set(ids)].slice(0, MAX_IDS);
}

/** In the words of the server that refused it. */
function describeReason(text: string): string {
  const status = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1] ?? "";
  if (/^5\.1\.[1236]$|^5\.1\.10$/.test(status)) {
    return "There is no such mailbox. Check the customer’s email address.";
  }
  if (status === "5.2.2" || status === "4.2.2") return "The customer’s mailbox is full.";
  const said = /^diagnostic-code:\s*(?:[\w-]+;)?\s*(.+)$/im.exec(text)?.[1]?.trim() ?? status;
  const printable = said.replaceAll(/[^\x20-\x7e]/g, "").slice(0, MAX_REASON);
  return printable ? `The recipient’s server says: ${printable}` : "It doesn’t say why.";
}
