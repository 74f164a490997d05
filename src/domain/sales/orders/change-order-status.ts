import { canTransition, type OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { queueStatusMail } from "../customer-mails/queue-order-mails.ts";
import { getOrder } from "./get-order.ts";
import { lockOrder } from "./lock-order.ts";
import { returnOrderStock } from "./return-order-stock.ts";
import { storeOrderStatus } from "./store-order-status.ts";

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
    const row = await lockOrder(shop, id);
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
