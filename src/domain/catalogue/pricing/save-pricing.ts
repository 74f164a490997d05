import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getProduct } from "../products/get-product.ts";

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
    const columns = {
      lossRate: pricing.loss,
      stonesCents: pricing.stones,
      findingsCents: pricing.findings,
      hours: pricing.hours,
      hourlyCents: pricing.rate,
      markupRate: pricing.markup,
      rounding: pricing.rounding,
      supplier: pricing.supplier,
      isLocked: pricing.locked,
    };
    await shop.db
      .insertInto("productPricing")
      .values({ productId: id, ...columns })
      .onConflict((conflict) => conflict.column("productId").doUpdateSet(columns))
      .execute();
    const entry = { kind: "piece", action: "changed", productId: id, label: name } as const;
    await recordChange(shop, by, { ...entry, fields: ["pricing"] });
  });
}
