import type { Order } from "#contract/sales/orders.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { loadOrders } from "./load-orders.ts";

/**
 * An order with its items and its history.
 * @throws not-found when there is none with this id
 */
export async function getOrder(shop: Shop, id: number): Promise<Order> {
  const rows = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .execute();
  const [order] = await loadOrders(shop, rows);
  if (!order) throw notFound("Order");
  return order;
}
