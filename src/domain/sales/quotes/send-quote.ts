import type { Quote } from "#contract/sales/quotes.ts";
import { conflict, unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { addMessage } from "../inquiries/records/add-message.ts";
import { getQuote } from "./get-quote.ts";
import { lockQuote } from "./lock-quote.ts";
import { mailQuote } from "./mail-quote.ts";
import { releaseQuoted, reserveQuoted } from "./quoted-pieces.ts";

/**
 * Sends a draft: it replaces the version before, its pieces are reserved until it ends, it stands on the
 * customer's page and is mailed, and the inquiry waits for them.
 * @param by the admin's username
 * @throws not-found; conflict for one that was sent, and when a piece is deleted, sold or reserved for somebody
 * else; unprocessable when the day until which it is valid is over
 */
export async function sendQuote(
  shop: Shop,
  id: number,
  { mail }: { mail: boolean },
  by: string | null,
): Promise<Quote> {
  return inTransaction(shop, async (shop) => {
    const locked = await lockQuote(shop, id);
    const { quote, inquiry } = locked;
    if (quote.state !== "draft") throw conflict("This quote was sent already.");
    if (new Date(quote.validUntil) <= shop.now()) {
      throw unprocessable("The quote would have expired. Choose a later day for “Valid until”.");
    }
    const isNewVersion = await replaceSent(shop, locked);
    await reserveQuoted(shop, quote, inquiry);
    const now = shop.now().toISOString();
    await shop.db
      .updateTable("quotes")
      .set({ state: "sent", sentAt: now, updatedAt: now })
      .where("id", "=", id)
      .execute();
    const { totalCents, validUntil: until } = quote;
    const event = { type: "quote-sent" as const, quoteId: id, totalCents, until };
    const message = { kind: "event" as const, event, username: by };
    await addMessage(shop, inquiry.id, message, "waiting-for-them");
    await linkInquiryCustomer(shop, inquiry.id);
    const sent = await getQuote(shop, id);
    if (mail) await mailQuote(shop, sent, { isNewVersion });
    return sent;
  });
}

/** Replaces the version that the customer has. @returns whether there was one */
async function replaceSent(
  shop: Shop,
  { quote, inquiry }: Awaited<ReturnType<typeof lockQuote>>,
): Promise<boolean> {
  const now = shop.now().toISOString();
  const former = await shop.db
    .updateTable("quotes")
    .set({ state: "replaced", endedAt: now, updatedAt: now })
    .where("inquiryId", "=", quote.inquiryId)
    .where("state", "=", "sent")
    .returningAll()
    .execute();
  for (const each of former) await releaseQuoted(shop, each, inquiry);
  return former.length > 0;
}
