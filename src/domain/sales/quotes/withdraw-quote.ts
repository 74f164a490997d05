import type { Quote } from "#contract/sales/quotes.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { endQuote } from "./end-quote.ts";
import { getQuote } from "./get-quote.ts";
import { lockQuote } from "./lock-quote.ts";

/**
 * Takes a sent quote back: it can no longer be accepted, and its pieces are available again.
 * @param by the admin's username
 * @throws not-found; conflict for one that is not open
 */
export async function withdrawQuote(shop: Shop, id: number, by: string | null): Promise<Quote> {
  return inTransaction(shop, async (shop) => {
    const locked = await lockQuote(shop, id);
    if (locked.quote.state !== "sent")
      throw conflict("Only a quote that is open can be withdrawn.");
    await endQuote(shop, locked, { state: "withdrawn", by });
    return getQuote(shop, id);
  });
}
