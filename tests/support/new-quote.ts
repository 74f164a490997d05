import { type NewQuote, newQuoteSchema, type Quote } from "#contract/sales/quotes.ts";
import { makeQuote } from "#domain/sales/quotes/make-quote.ts";
import { sendQuote } from "#domain/sales/quotes/send-quote.ts";
import type { Shop } from "#domain/shop.ts";

/** A quote as the call for it is read. */
export const newQuote = (items: object[], change: object = {}): NewQuote =>
  newQuoteSchema.parse({ items, ...change });

/** Makes a quote and sends it. */
export async function sendNewQuote(
  shop: Shop,
  inquiryId: number,
  items: object[],
  change: object = {},
): Promise<Quote> {
  const { id } = await makeQuote(shop, inquiryId, newQuote(items, change));
  return sendQuote(shop, id, { mail: true }, "ada");
}

/** The secret in the address of its page. */
export const secretOf = ({ publicUrl }: Pick<Quote, "publicUrl">): string =>
  new URL(publicUrl).pathname.split("/").at(-1) ?? "";
