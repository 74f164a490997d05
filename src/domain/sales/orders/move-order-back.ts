import { type OrderStatus, previousOrderStatus } from "#contract/sales/order-transitions.ts";
import type { MoveBack, Order } from "#contract/sales/orders.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { stopStatusMails } from "../customer-mails/queue-order-mails.ts";
import { getOrder } from "./get-order.ts";
import { lockOwnOrder } from "./lock-order.ts";
import { storeOrderStatus } from "./store-order-status.ts";
import { takeStock } from "../stock/take-stock.ts";

/**
 * Moves an order back by one step: to the status before this one, and a canceled order to where it was
 * canceled, which takes its stock again. It mails nothing, and stops a mail that has not left yet.
 * @param by the admin's username, for the history
 * @throws not-found; conflict for an order from elsewhere or at its first step, a stale `updatedAt`, or when a canceled
 * order's piece is gone
 */
export async function moveOrderBack(
  shop: Shop,
  id: number,
  { reason, updatedAt }: MoveBack,
  by: string | null,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const row = await lockOwnOrder(shop, id, updatedAt);
    const status = await getStatusBefore(shop, id, row.status);
    if (status === null) throw conflict("This order is at its first step.");
    await stopStatusMails(shop, id);
    if (row.status === "cancelled") await retakeOrderStock(shop, id);
    await storeOrderStatus(shop, row, { status, by, reason });
    return getOrder(shop, id);
  });
}

async function getStatusBefore(
  { db }: Shop,
  orderId: number,
  status: OrderStatus,
): Promise<OrderStatus | null> {
  if (status !== "cancelled") return previousOrderStatus(status);
  const canceled = await db
    .selectFrom("orderHistory")
    .select("fromStatus")
    .where("orderId", "=", orderId)
    .where("toStatus", "=", "cancelled")
    .where("fromStatus", "!=", "cancelled")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return canceled?.fromStatus ?? "pending";
}

/**
 * Takes the stock of a canceled order again, each piece in the order of ids so that two orders never
 * deadlock. Call it inside a transaction.
 * @throws conflict, naming the piece, when it is gone
 */
async function retakeOrderStock(shop: Shop, orderId: number): Promise<void> {
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
