import { parseHundredths } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { formatTaxRate } from "#contract/tax-rate.ts";
import type { Shop } from "../../shop.ts";

/**
 * The rate of the quote that an order was accepted from, in percent; null without one, and where the
 * order's sums were edited since.
 */
export async function findTaxRate({ db }: Shop, order: Order): Promise<string | null> {
  const quote = await db
    .selectFrom("quotes")
    .select("taxRate")
    .where("orderId", "=", order.id)
    .where("subtotalCents", "=", parseHundredths(order.subtotal)!)
    .where("taxCents", "=", parseHundredths(order.tax)!)
    .where("taxRate", "is not", null)
    .executeTakeFirst();
  return quote?.taxRate == null ? null : formatTaxRate(quote.taxRate);
}
