import { formatHundredths } from "#contract/decimals.ts";
import type { ShownPricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import type { Shop } from "../../shop.ts";
import { getProduct } from "../products/get-product.ts";
import { loadPricing } from "../products/pricing/load-pricing.ts";

/** How the price of a piece is built, as the wire shows it; null where nobody said. @throws not-found */
export async function getPricing(shop: Shop, id: number): Promise<ShownPricing | null> {
  await getProduct(shop, id, "admin");
  const pricing = (await loadPricing(shop, [id])).get(id);
  if (!pricing) return null;
  const { loss, stones, findings, hours, rate, cost, markup, rounding, supplier, locked } = pricing;
  return {
    loss: String(loss / 100),
    stones: formatHundredths(stones),
    findings: formatHundredths(findings),
    hours: String(hours / 100),
    rate: formatHundredths(rate),
    cost: cost === null ? null : formatHundredths(cost),
    markup: markup === null ? null : String(markup / 100),
    rounding,
    supplier,
    locked,
  };
}
