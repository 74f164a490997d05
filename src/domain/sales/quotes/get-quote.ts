import type { Quote } from "#contract/sales/quotes.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { loadQuotes } from "./load-quotes.ts";
import { quoteRows } from "./quote-rows.ts";

/** Changes nothing. @throws not-found */
export async function getQuote(shop: Shop, id: number): Promise<Quote> {
  const rows = await quoteRows(shop).where("quotes.id", "=", id).execute();
  const [quote] = await loadQuotes(shop, rows);
  if (!quote) throw notFound("Quote");
  return quote;
}
