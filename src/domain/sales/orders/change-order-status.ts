import { sql } from "kysely";
import { canTransition, type OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { queueStatusMail } from "../customer-mails/queue-order-mails.ts";
import { getOrder } from "./get-order.ts";
import { lockOwnOrder } from "./lock-order.ts";
import { storeOrderStatus } from "./store-order-status.ts";
import { clearShortItems } from "../double-sales/clear-short-items.ts";
import { returnStock } from "../stock/return-stock.ts";

/**
 * Changes the status of an order and mails it to the customer; cancelling it returns its stock. Of
 * concurrent calls one succeeds.
 * @param by the admin's username, for the history
 * @throws not-found when there is no such order
 * @throws conflict when the transition is not allowed, or another one came first
 */
export async function changeOrderStatus(
  shop: Shop,
  id: number,
  status: OrderStatus,
  by: string | null,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const row = await lockOwnOrder(shop, id);
    const from = row.status;
    if (from === status) throw conflict(`This order is ${status} already.`);
    if (!canTransition(from, status)) {
      throw conflict(`An order that is ${from} can’t become ${status}.`);
    }
    await storeOrderStatus(shop, row, { status, by });
    if (status === "cancelled") await returnOrderStock(shop, id);
    const order = await getOrder(shop, id);
    await queueStatusMail(shop, order);
    return order;
  });
}

/**
 * Returns all stock that an order took, each piece in the order of ids so that two cancellations never
 * deadlock. Call it inside a transaction, once an order.
 */
async function returnOrderStock(shop: Shop, orderId: number): Promise<void> {
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
