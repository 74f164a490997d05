import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";

type Recorded = { id: number; metal: FineMetal; nanoDollars: number };

/** The recorded prices of metals, by when they were recorded. */
export type PriceHistory = {
  /** The last of each metal. */
  current: MetalPrices;
  /** Those in force once this metal price was recorded; for null, and for a metal without any by then, its first. */
  at: (metalPriceId: number | null) => MetalPrices;
};

/** @param rows oldest first */
export function toPriceHistory(rows: readonly Recorded[]): PriceHistory {
  const byMetal = Map.groupBy(rows, ({ metal }) => metal);
  const at = (metalPriceId: number | null) =>
    Object.fromEntries(
      FINE_METALS.flatMap((metal) => {
        const own = byMetal.get(metal) ?? [];
        const found = own.findLast(({ id }) => metalPriceId !== null && id <= metalPriceId);
        const price = (found ?? own[0])?.nanoDollars;
        return price === undefined ? [] : [[metal, price]];
      }),
    );
  const known = new Map<number | null, MetalPrices>();
  return {
    current: at(Infinity),
    at: (metalPriceId) => {
      const prices = known.get(metalPriceId) ?? at(metalPriceId);
      known.set(metalPriceId, prices);
      return prices;
    },
  };
}
