import type { QuoteDefaults } from "#contract/sales/quotes.ts";
import { formatTaxRate } from "#contract/tax-rate.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/** What a new quote starts with: the tax rate of the settings, else of the last quote that has any. */
export async function getQuoteDefaults(shop: Shop): Promise<QuoteDefaults> {
  const { taxRate } = await getSettings(shop);
  if (taxRate !== "") return { taxRate };
  const row = await shop.db
    .selectFrom("quotes")
    .select("taxRate")
    .where("taxRate", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return { taxRate: row?.taxRate == null ? null : formatTaxRate(row.taxRate) };
}
