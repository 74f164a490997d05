import type { QuoteDefaults } from "#contract/sales/quotes.ts";
import type { Shop } from "../../shop.ts";
import { formatRate } from "./load-quotes.ts";

/** What a new quote starts with: the tax rate of the last one that has any. */
export async function getQuoteDefaults({ db }: Shop): Promise<QuoteDefaults> {
  const row = await db
    .selectFrom("quotes")
    .select("taxRate")
    .where("taxRate", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return { taxRate: row?.taxRate == null ? null : formatRate(row.taxRate) };
}
