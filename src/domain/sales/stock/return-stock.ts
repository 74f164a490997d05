import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import type { TakenStock } from "./take-stock.ts";
import { fillShortItems } from "./fill-short-items.ts";

/**
 * Returns to a piece what takeStock took of it; if that had marked it sold, it is available again.
 * External orders that are short of the piece get theirs first. Call it inside a transaction.
 */
export async function returnStock(
  shop: Shop,
  productId: number,
  { taken, soldOut }: Pick<TakenStock, "taken" | "soldOut">,
): Promise<void> {
  if (taken === 0) return;
  await shop.db
    .updateTable("products")
    .set((eb) => ({
      stock: eb("stock", "+", taken),
      ...(soldOut && {
        availability: sql`case when availability = 'sold' then 'available' else availability end`,
      }),
      version: eb("version", "+", 1),
      updatedAt: shop.now().toISOString(),
    }))
    .where("id", "=", productId)
    .execute();
  await fillShortItems(shop, productId);
}
