import { conflict } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { limitVisitorWrites } from "../../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../../shop.ts";
import { endQuote } from "../end-quote.ts";
import { lockOpenQuote } from "./lock-open-quote.ts";
import { notifyOfQuote } from "../notify-of-quote.ts";

/**
 * Declines a quote: its pieces are available again, and the desk is notified.
 * @param from the visitor's IP address
 * @throws not-found for a forged or revoked secret; conflict for one that is no longer open; too-many-requests
 */
export async function declineQuote(shop: Shop, secret: string, from: string): Promise<void> {
  await limitVisitorWrites(shop, from, { purpose: "private pages" });
  await inTransaction(shop, async (shop) => {
    const locked = await lockOpenQuote(shop, secret);
    if (locked === "accepted")
      throw conflict("You accepted this quote already. Write to me about it.");
    await endQuote(shop, locked, { state: "declined", by: null });
    await notifyOfQuote(shop, locked.quote, { what: "declined" });
  });
}
