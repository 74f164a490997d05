import { OVERRULED, type Repricing } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { loadPriceHistory } from "../../catalogue/metal-prices/load-price-history.ts";
import type { Shop } from "../../shop.ts";
import { listRepriceable } from "./list-repriceable.ts";
import type { RepriceablePiece } from "./repriceable-piece.ts";
import { type PlannedPrice, planPrice } from "./plan-price.ts";

type Plan = {
  changes: PlannedPrice[];
  leftOut: PlannedPrice[];
  /** All pieces that hold a metal with a price, whether or not their price would change. */
  pieces: RepriceablePiece[];
};

/** The prices that a change of the metals would change, by piece, and those that it leaves out with the reason. */
export async function planPrices(shop: Shop, repricing: Repricing): Promise<Plan> {
  const { productIds, metals } = repricing;
  const history = await loadPriceHistory(shop);
  const to = { ...history.current, ...metals };
  const pieces = await listRepriceable(shop, productIds);
  const planned = pieces.flatMap((piece) => planPrice(piece, repricing, { history, to }) ?? []);
  const isChange = ({ reason }: PlannedPrice) =>
    reason === null || (productIds !== undefined && OVERRULED.includes(reason));
  return {
    changes: planned.filter(isChange),
    leftOut: planned.filter((each) => !isChange(each)),
    pieces,
  };
}
