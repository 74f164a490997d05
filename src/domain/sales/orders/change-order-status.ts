import { canTransition, type OrderStatus } from "#contract/order-transitions.ts";
import type { Order } from "#contract/orders.ts";
import { conflict, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { getOrder } from "./get-order.ts";
import { returnOrderStock } from "./return-order-stock.ts";

/**
 * Changes the status of an order; cancelling it returns its stock. Of concurrent calls one succeeds.
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
    const from = await getStatus(shop, id);
    if (from === status) throw conflict(`This order is ${status} already.`);
    if (!canTransition(from, status)) {
      throw conflict(`An order that is ${from} cannot become ${status}.`);
    }
    const now = shop.now().toISOString();
    const { numUpdatedRows } = await shop.db
      .updateTable("orders")
      .set({ status, updatedAt: now })
      .where("id", "=", id)
      .where("status", "=", from)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw conflict("This order was moved elsewhere in the meantime.", await getOrder(shop, id));
    }
    await shop.db
      .insertInto("orderHistory")
      .values({ orderId: id, fromStatus: from, toStatus: status, username: by, createdAt: now })
      .execute();
    if (status === "cancelled") await returnOrderStock(shop, id);
    return getOrder(shop, id);
  });
}

async function getStatus(shop: Shop, id: number): Promise<OrderStatus> {
  const order = await shop.db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!order) throw notFound("Order");
  return order.status;
}
