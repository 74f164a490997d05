import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { takeStock } from "../stock/take-stock.ts";

/**
 * Takes the stock of a canceled order again, each piece in the order of ids so that two orders never
 * deadlock. Call it inside a transaction.
 * @throws conflict, naming the piece, when it is gone
 */
export async function retakeOrderStock(shop: Shop, orderId: number): Promise<void> {
  const items = await shop.db
    .selectFrom("orderItems")
    .select(["id", "productId", "productName", "quantity"])
    .where("orderId", "=", orderId)
    .where("productId", "is not", null)
    .orderBy("productId")
    .orderBy("id")
    .execute();
  for (const { id, productId, productName, quantity } of items) {
    const stock = productId === null ? null : await takeStock(shop, productId, quantity);
    if (!stock || stock.isDeleted || stock.short > 0) {
      throw conflict(`“${productName}” was sold or deleted in the meantime.`);
    }
    await shop.db
      .updateTable("orderItems")
      .set({ stockTaken: stock.taken, soldOut: stock.soldOut })
      .where("id", "=", id)
      .execute();
  }
}
