import { forEachRow } from "../../for-each-row.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { addMessage } from "../inquiries/records/add-message.ts";
import { endQuote } from "./end-quote.ts";
import { getQuote } from "./get-quote.ts";
import { lockQuote } from "./lock-quote.ts";
import { mailQuote } from "./mail-quote.ts";
import { notifyOfQuote } from "./notify-of-quote.ts";

/**
 * Ends the quotes that are over their day, and says so to the customer and to the shop. They count as
 * expired from that moment on, whenever this runs.
 */
export async function expireQuotes(shop: Shop): Promise<void> {
  const due = await shop.db
    .selectFrom("quotes")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
    .select("quotes.id")
    .where("quotes.state", "=", "sent")
    .where("quotes.validUntil", "<=", shop.now().toISOString())
    .where("inquiries.deletedAt", "is", null)
    .orderBy("quotes.id")
    .execute();
  const unsent = await forEachRow(shop, due, EXPIRING, ({ id }) => expire(shop, id));
  // Its pieces do not wait for a mail that cannot be written.
  await forEachRow(shop, unsent, EXPIRING, ({ id }) => expire(shop, id, { isMailed: false }));
}

const EXPIRING = { work: "expire a quote", key: ({ id }: { id: number }) => id };

function expire(shop: Shop, id: number, { isMailed = true } = {}): Promise<void> {
  return inTransaction(shop, async (shop) => {
    const locked = await lockQuote(shop, id);
    // Another process, or the customer, came first.
    if (locked.quote.state !== "sent") return;
    await endQuote(shop, locked, { state: "expired", by: null });
    if (!isMailed) {
      await addMessage(shop, locked.inquiry.id, { kind: "note", text: NOT_MAILED });
      return;
    }
    await mailQuote(shop, await getQuote(shop, id), { isExpired: true });
    await notifyOfQuote(shop, locked.quote, { what: "expired" });
  });
}

const NOT_MAILED =
  "The quote expired, but the email that says so couldn’t be written. The server’s log says why.";
