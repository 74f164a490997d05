import { OVERRULED, type Repricing } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { loadPriceHistory } from "../../catalogue/metal-prices/load-price-history.ts";
import type { Shop } from "../../shop.ts";
import { listRepriceable } from "./list-repriceable.ts";
import { type PlannedPrice, planPrice } from "./plan-price.ts";

type Plan = {
  changes: PlannedPrice[];
  leftOut: PlannedPrice[];
};

/** The prices that a change of the metals would change, by piece, and those that it leaves out with the reason. */
export async function planPrices(shop: Shop, repricing: Repricing): Promise<Plan> {
  const { productIds, metals } = repricing;
  const history = await loadPriceHistory(shop);
  const to = { ...history.current, ...metals };
  const planned = (await listRepriceable(shop, productIds)).flatMap(
    (piece) => planPrice(piece, repricing, { history, to }) ?? [],
  );
  const isChange = ({ reason }: PlannedPrice) =>
    reason === null || (productIds !== undefined && OVERRULED.includes(reason));
  return {
    changes: planned.filter(isChange),
    leftOut: planned.filter((each) => !isChange(each)),
  };
}
