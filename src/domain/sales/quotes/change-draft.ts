import type { NewQuote, Quote } from "#contract/sales/quotes.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { getQuote } from "./get-quote.ts";
import { lockQuote } from "./lock-quote.ts";
import { resolveQuote } from "./resolve-quote.ts";
import { storeItems } from "./store-items.ts";

/** Replaces what a draft holds. @throws not-found; invalid, with its path; conflict for one that was sent */
export async function changeDraft(shop: Shop, id: number, input: NewQuote): Promise<Quote> {
  return inTransaction(shop, async (shop) => {
    const { quote, inquiry } = await lockQuote(shop, id);
    if (quote.state !== "draft") {
      throw conflict("This quote was sent. A change is a new version.");
    }
    const { columns, items } = await resolveQuote(shop, inquiry, input);
    await shop.db.updateTable("quotes").set(columns).where("id", "=", id).execute();
    await storeItems(shop, id, items);
    return getQuote(shop, id);
  });
}
