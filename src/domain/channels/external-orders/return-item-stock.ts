import { resolveDoubleSale } from "../../sales/double-sales/resolve-double-sale.ts";
import type { Shop } from "../../shop.ts";
import { returnStock } from "../../sales/stock/return-stock.ts";
import type { ItemRow } from "./take-item-stock.ts";
import { adjustAgreedStock } from "./adjust-agreed-stock.ts";

/**
 * Returns the stock that an item of an external order took, once, and resolves its double sale. Call it
 * inside a transaction.
 */
export async function returnItemStock(
  shop: Shop,
  { item, platformId }: { item: ItemRow; platformId: number },
): Promise<void> {
  const { productId, quantity, stockTaken, soldOut } = item;
  if (!item.isHeld || productId === null) return;
  await shop.db
    .updateTable("externalOrderItems")
    .set({ isHeld: false, stockTaken: 0, soldOut: false, short: 0 })
    .where("id", "=", item.id)
    .execute();
  await adjustAgreedStock(shop, { platformId, productId, by: quantity });
  await resolveDoubleSale(shop, { externalOrderId: item.externalOrderId, productId });
  await returnStock(shop, productId, { taken: stockTaken, soldOut });
}
