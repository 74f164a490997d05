import type { Shop } from "../../shop.ts";
import { type PriceHistory, toPriceHistory } from "./price-history.ts";

/** All prices of metals that were ever recorded: at most four a day where they are fetched. */
export async function loadPriceHistory({ db }: Shop): Promise<PriceHistory> {
  const rows = db.selectFrom("metalPrices").select(["id", "metal", "nanoDollars"]).orderBy("id");
  return toPriceHistory(await rows.execute());
}
