import { canTransition } from "#contract/orders.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { getOrder } from "../../sales/orders/get-order.ts";
import type { Shop } from "../../shop.ts";

/**
 * An order that was taken over was cancelled over there: here too, as long as it may be. Call it inside
 * a transaction.
 */
export async function cancelAcceptedOrder(
  shop: Shop,
  externalOrderId: number,
  orderId: number,
): Promise<void> {
  const { status } = await getOrder(shop, orderId);
  if (status === "cancelled") return;
  if (canTransition(status, "cancelled")) {
    await changeOrderStatus(shop, orderId, "cancelled", null);
    return;
  }
  await shop.db
    .updateTable("externalOrders")
    .set({ syncErrors: `It was cancelled there, and order ${orderId} is ${status} here.` })
    .where("id", "=", externalOrderId)
    .execute();
}
