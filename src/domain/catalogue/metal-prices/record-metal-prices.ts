import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";

/**
 * Records what metals cost now, in billionths of a dollar a troy ounce. Pieces keep their prices.
 * @param by the admin's username, for the history; null for prices that were fetched
 * @throws invalid without a price
 */
export async function recordMetalPrices(
  shop: Shop,
  prices: MetalPrices,
  by: string | null,
): Promise<void> {
  const recordedAt = shop.now().toISOString();
  const rows = FINE_METALS.flatMap((metal) => {
    const nanoDollars = prices[metal];
    return nanoDollars === undefined ? [] : [{ metal, nanoDollars, recordedAt, username: by }];
  });
  if (rows.length === 0) throw invalid("gold", "Enter the price of at least one metal");
  await inTransaction(shop, async (shop) => {
    await shop.db.insertInto("metalPrices").values(rows).execute();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["metalPrices"] });
  });
}
