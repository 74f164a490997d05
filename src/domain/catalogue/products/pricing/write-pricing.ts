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

/** Stores what a piece costs as a whole, in cents; null removes it, and pricing that says nothing else. */
export async function writeCost({ db }: Shop, id: number, costCents: number | null): Promise<void> {
  await db
    .insertInto("productPricing")
    .values({ productId: id, costCents, rounding: "none" })
    .onConflict((conflict) => conflict.column("productId").doUpdateSet({ costCents }))
    .execute();
  if (costCents !== null) return;
  await db
    .deleteFrom("productPricing")
    .where("productId", "=", id)
    .where((eb) =>
      eb.and({ lossRate: 0, stonesCents: 0, findingsCents: 0, hours: 0, hourlyCents: 0 }),
    )
    .where((eb) => eb.and([eb("markupRate", "is", null), eb("supplier", "is", null)]))
    .where("isLocked", "=", false)
    .execute();
}
