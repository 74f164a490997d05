import { FINE_METALS, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { describeMetalPrice, isUnusual } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { type PricePicks, readPicks } from "#contract/catalogue/metal-prices/price-source.ts";
import { DomainError } from "../../errors.ts";
import { withLease } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";
import { loadPriceHistory } from "./load-price-history.ts";
import { readPriceAnswer } from "./price-source.ts";
import { recordMetalPrices } from "./record-metal-prices.ts";

const LEASE_MILLISECONDS = 5 * 60 * 1000;
/** Less than a day, so that an hourly job does not begin an hour later each day. */
const DAY_MILLISECONDS = 23.5 * 60 * 60 * 1000;

/**
 * Fetches what metals cost, once a day where an address is set up, and records it; pieces keep their prices. A price
 * that is off by more than a fifth is left out. What fails is stored in words; without any price the next call tries
 * again.
 */
export async function fetchDueMetalPrices(shop: Shop): Promise<void> {
  await withLease(shop, "metal prices", LEASE_MILLISECONDS, async () => {
    const dayAgo = new Date(shop.now().getTime() - DAY_MILLISECONDS).toISOString();
    const source = await shop.db
      .selectFrom("metalPriceSource")
      .select(["url", "picks"])
      .where((eb) => eb.or([eb("fetchedAt", "is", null), eb("fetchedAt", "<=", dayAgo)]))
      .executeTakeFirst();
    if (!source) return;
    const { prices, problems } = await fetchPrices(shop, source.picks);
    const isFetched = Object.keys(prices).length > 0;
    const { current } = await loadPriceHistory(shop);
    for (const metal of FINE_METALS) {
      const price = prices[metal];
      if (price === undefined || !isUnusual(metal, current[metal], price)) continue;
      delete prices[metal];
      problems.push(explainUnusual(METAL_NAMES[metal], describeMetalPrice(price, "ounce")));
    }
    if (Object.keys(prices).length > 0) await recordMetalPrices(shop, prices, null);
    await shop.db
      .updateTable("metalPriceSource")
      .set({ failure: problems.join(" ") || null })
      .$if(isFetched, (update) => update.set({ fetchedAt: shop.now().toISOString() }))
      .where("url", "=", source.url)
      .execute();
  });
}

async function fetchPrices(shop: Shop, picks: PricePicks) {
  try {
    const { prices, problems } = readPicks(await readPriceAnswer(shop, {}), picks);
    return { prices, problems: Object.values(problems) };
  } catch (error) {
    if (!(error instanceof DomainError) || shop.jobs.stopping.aborted) throw error;
    return { prices: {}, problems: [error.message] };
  }
}

const explainUnusual = (metal: string, price: string): string =>
  `${metal}: ${price} per troy ounce is far from the last price and wasn’t recorded. Fetch prices now to check it.`;
