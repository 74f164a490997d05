import type { NewQuote, Quote } from "#contract/sales/quotes.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { lockInquiry } from "../inquiries/records/lock-inquiry.ts";
import { getQuote } from "./get-quote.ts";
import { resolveQuote } from "./resolve-quote.ts";
import { storeItems } from "./store-items.ts";

/**
 * Makes a draft of a quote, the next version of the inquiry's; sending it replaces the one before.
 * @throws not-found; invalid, with its path
 */
export async function makeQuote(shop: Shop, inquiryId: number, input: NewQuote): Promise<Quote> {
  return inTransaction(shop, async (shop) => {
    const inquiry = await lockInquiry(shop, inquiryId);
    const { columns, items } = await resolveQuote(shop, inquiry, input);
    const { last } = await shop.db
      .selectFrom("quotes")
      .select(({ fn }) => fn.max("version").as("last"))
      .where("inquiryId", "=", inquiryId)
      .executeTakeFirstOrThrow();
    const { id } = await shop.db
      .insertInto("quotes")
      .values({
        ...columns,
        inquiryId,
        version: (last ?? 0) + 1,
        createdAt: shop.now().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await storeItems(shop, id, items);
    return getQuote(shop, id);
  });
}
