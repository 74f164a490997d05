import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { parseMetalPrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { recordMetalPrices } from "../../catalogue/metal-prices/record-metal-prices.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

type Answer = {
  metal: FineMetal;
  /** That was shown, in dollars a troy ounce. */
  price: string;
  isRight: boolean;
};

/**
 * Records a fetched price that waits to be confirmed, or drops it. Pieces keep their prices.
 * @param by the admin's username, for the history
 * @throws conflict where another price waits by now, or none
 */
export async function answerWaitingPrice(
  shop: Shop,
  { metal, price, isRight }: Answer,
  by: string | null,
): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { numDeletedRows } = await shop.db
      .deleteFrom("waitingMetalPrices")
      .where("metal", "=", metal)
      .where("nanoDollars", "=", parseMetalPrice(price) ?? 0)
      .executeTakeFirst();
    if (numDeletedRows === 0n) {
      throw conflict("This price has changed since you opened the screen. Reload to see it.");
    }
    if (isRight) await recordMetalPrices(shop, { [metal]: parseMetalPrice(price) }, by);
  });
}
