import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import type { Shop } from "../../../shop.ts";

/** Stores how the price of a piece is built. The history is the caller's. */
export async function writePricing(shop: Shop, id: number, pricing: Pricing): Promise<void> {
  const columns = {
    lossRate: pricing.loss,
    stonesCents: pricing.stones,
    findingsCents: pricing.findings,
    hours: pricing.hours,
    hourlyCents: pricing.rate,
    costCents: pricing.cost,
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
}
