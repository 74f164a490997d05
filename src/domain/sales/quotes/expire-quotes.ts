import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
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
  for (const { id } of due) await inTransaction(shop, (shop) => expire(shop, id));
}

async function expire(shop: Shop, id: number): Promise<void> {
  const locked = await lockQuote(shop, id);
  // Another process, or the customer, came first.
  if (locked.quote.state !== "sent") return;
  await endQuote(shop, locked, { state: "expired", by: null });
  await mailQuote(shop, await getQuote(shop, id), { isExpired: true });
  await notifyOfQuote(shop, locked.quote, { what: "expired" });
}
