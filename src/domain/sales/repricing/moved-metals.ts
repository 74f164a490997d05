import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import type { PriceHistory } from "../../catalogue/metal-prices/price-history.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { holdsMetal, type RepriceablePiece } from "./repriceable-piece.ts";

/** Whether a metal's price moved by this percentage, up or down. */
export const hasMoved = (from: number | undefined, to: number | undefined, percent: number) =>
  from !== undefined && to !== undefined && Math.abs(to - from) * 100 >= percent * from;

/**
 * Tells of a piece whether one of its metals moved by the threshold since it got its price; where its price was left
 * as it was later than that, since then too.
 */
export async function loadHasMoved(shop: Shop, history: PriceHistory, to: MetalPrices) {
  const { metalThreshold, leftMetalPriceId } = await getSettings(shop);
  const left = history.at(leftMetalPriceId);
  return (piece: RepriceablePiece): boolean => {
    const from = history.at(piece.metalPriceId);
    const isLeft = (piece.metalPriceId ?? 0) < leftMetalPriceId;
    return FINE_METALS.some(
      (metal) =>
        holdsMetal(piece, metal) &&
        hasMoved(from[metal], to[metal], metalThreshold) &&
        (!isLeft || hasMoved(left[metal], to[metal], metalThreshold)),
    );
  };
}
