import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import type { PriceHistory } from "../../catalogue/metal-prices/price-history.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/** Whether a metal's price moved by this percentage, up or down. */
export const hasMoved = (from: number | undefined, to: number | undefined, percent: number) =>
  from !== undefined && to !== undefined && Math.abs(to - from) * 100 >= percent * from;

/** The metals that moved since prices were set, by the id of the metal price that those go by. */
export type MovedMetals = Map<number | null, FineMetal[]>;

/**
 * The metals that moved by the threshold since pieces got their prices; where prices were left as they were later
 * than that, since then too.
 */
export async function loadMovedMetals(
  shop: Shop,
  history: PriceHistory,
  to: MetalPrices,
): Promise<MovedMetals> {
  const { metalThreshold, leftMetalPriceId } = await getSettings(shop);
  const left = history.at(leftMetalPriceId);
  const bases = await visibleProducts(shop, "visitor").select("metalPriceId").distinct().execute();
  const isFar = (from: MetalPrices, metal: FineMetal) =>
    hasMoved(from[metal], to[metal], metalThreshold);
  const moved = bases.map(({ metalPriceId: id }): [number | null, FineMetal[]] => {
    const isLeft = (id ?? 0) < leftMetalPriceId;
    const from = history.at(id);
    return [
      id,
      FINE_METALS.filter((metal) => isFar(from, metal) && (!isLeft || isFar(left, metal))),
    ];
  });
  return new Map(moved.filter(([, metals]) => metals.length > 0));
}
