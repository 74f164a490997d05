import { sql } from "kysely";
import { clearShortItems } from "../double-sales/clear-short-items.ts";
import { returnStock } from "../stock/return-stock.ts";
import type { Shop } from "../../shop.ts";

/**
 * Returns all stock that an order took, each piece in the order of ids so that two cancellations never
 * deadlock. Call it inside a transaction, once an order.
 */
export async function returnOrderStock(shop: Shop, orderId: number): Promise<void> {
  const items = await shop.db
    .selectFrom("orderItems")
    .select((eb) => [
      "productId",
      eb.fn.sum<number>("stockTaken").as("taken"),
      sql<number>`max(case when sold_out then 1 else 0 end)`.as("soldOut"),
    ])
    .where("orderId", "=", orderId)
    .where("stockTaken", ">", 0)
    .where("productId", "is not", null)
    .groupBy("productId")
    .orderBy("productId")
    .execute();
  await shop.db
    .updateTable("orderItems")
    .set({ stockTaken: 0, soldOut: false })
    .where("orderId", "=", orderId)
    .execute();
  await clearShortItems(shop, orderId);
  for (const { productId, taken, soldOut } of items) {
    if (productId !== null) await returnStock(shop, productId, { taken, soldOut: soldOut === 1 });
  }
}
