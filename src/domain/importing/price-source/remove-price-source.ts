import type { PriceSource } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getPriceSource } from "./get-price-source.ts";

/** Ends fetching and deletes the address. Recorded prices stay. Idempotent. */
export async function removePriceSource(shop: Shop, by: string | null): Promise<PriceSource> {
  return inTransaction(shop, async (shop) => {
    await shop.db.deleteFrom("metalPriceSource").execute();
    await shop.db.deleteFrom("waitingMetalPrices").execute();
    await recordChange(shop, by, {
      kind: "settings",
      action: "changed",
      fields: ["metalPriceSource"],
    });
    return getPriceSource(shop);
  });
}
