import { canTransition } from "#contract/sales/order-transitions.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { getOrder } from "../../sales/orders/get-order.ts";
import type { Shop } from "../../shop.ts";

/**
 * Cancels the order of an accepted external order that was cancelled on its platform, where its status
 * allows that; otherwise notes the disagreement. Call it inside a transaction.
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
