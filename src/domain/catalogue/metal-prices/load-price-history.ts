import type { Shop } from "../../shop.ts";
import { type PriceHistory, toPriceHistory } from "./price-history.ts";

/** All prices of metals that were ever recorded: a handful a week at most. */
export async function loadPriceHistory({ db }: Shop): Promise<PriceHistory> {
  const rows = db.selectFrom("metalPrices").select(["id", "metal", "nanoDollars"]).orderBy("id");
  return toPriceHistory(await rows.execute());
}
