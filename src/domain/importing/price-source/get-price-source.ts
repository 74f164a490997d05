import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import type { Shop } from "../../shop.ts";
import { findStoredSource } from "./stored-source.ts";

/** Where prices of metals are fetched, without the address itself, and those that wait to be confirmed. */
export async function getPriceSource(shop: Shop): Promise<PriceSource> {
  const stored = await findStoredSource(shop);
  const rows = await shop.db.selectFrom("waitingMetalPrices").selectAll().execute();
  const waiting = FINE_METALS.flatMap((metal) => rows.filter((row) => row.metal === metal));
  return {
    host: stored?.host ?? null,
    picks: stored?.picks ?? {},
    isDaily: stored?.isDaily ?? false,
    fetchedAt: stored?.fetchedAt ?? null,
    failure: stored?.failure ?? null,
    failedAt: stored?.failedAt ?? null,
    waiting: waiting.map(({ metal, nanoDollars, fetchedAt }) => ({
      metal,
      price: formatOuncePrice(nanoDollars),
      fetchedAt,
    })),
  };
}
