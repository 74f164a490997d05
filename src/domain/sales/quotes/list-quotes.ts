import type { Quote } from "#contract/sales/quotes.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { loadQuotes } from "./load-quotes.ts";
import { quoteRows } from "./quote-rows.ts";

/** The versions of an inquiry's quote, the newest first. @throws not-found */
export async function listQuotes(shop: Shop, inquiryId: number): Promise<Quote[]> {
  const inquiry = await shop.db
    .selectFrom("inquiries")
    .select("id")
    .where("id", "=", inquiryId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!inquiry) throw notFound("Inquiry");
  const rows = await quoteRows(shop)
    .where("quotes.inquiryId", "=", inquiryId)
    .orderBy("quotes.version", "desc")
    .execute();
  return loadQuotes(shop, rows);
}
