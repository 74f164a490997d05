import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getProduct } from "../products/get-product.ts";
import { writePricing } from "../products/pricing/write-pricing.ts";

/**
 * Stores how the price of a piece is built; the price itself stays.
 * @param by the admin's username, for the history
 * @throws not-found
 */
export async function savePricing(
  shop: Shop,
  id: number,
  pricing: Pricing,
  by: string | null,
): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { name } = await getProduct(shop, id, "admin");
    await writePricing(shop, id, pricing);
    const entry = { kind: "piece", action: "changed", productId: id, label: name } as const;
    await recordChange(shop, by, { ...entry, fields: ["pricing"] });
  });
}
