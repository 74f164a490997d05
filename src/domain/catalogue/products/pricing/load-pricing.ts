import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";

/** How the prices of these pieces are built, by piece; those without are left out. Never for visitors. */
export async function loadPricing(shop: Shop, ids: number[]): Promise<Map<number, Pricing>> {
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .selectFrom("productPricing")
    .selectAll()
    .where("productId", "in", idList(shop, ids))
    .execute();
  return new Map(
    rows.map((row) => [
      row.productId,
      {
        loss: row.lossRate,
        stones: row.stonesCents,
        findings: row.findingsCents,
        hours: row.hours,
        rate: row.hourlyCents,
        cost: row.costCents,
        markup: row.markupRate,
        rounding: row.rounding,
        supplier: row.supplier,
        locked: row.isLocked,
      },
    ]),
  );
}
