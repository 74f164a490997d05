import { formatHundredths } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { stopPaymentMail } from "../customer-mails/queue-order-mails.ts";
import { getOrder } from "../orders/get-order.ts";
import { lockOwnOrder, nextUpdatedAt } from "../orders/lock-order.ts";
import { updatePaymentStatus } from "../orders/update-payment-status.ts";

/**
 * Removes a payment that was recorded by mistake; the order's history keeps it, and its receipt number
 * stays.
 * @param by the admin's username, for the history
 * @throws not-found when the order has no such payment
 */
export async function removePayment(
  shop: Shop,
  orderId: number,
  paymentId: number,
  by: string | null,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const row = await lockOwnOrder(shop, orderId);
    const removed = await shop.db
      .deleteFrom("orderPayments")
      .where("id", "=", paymentId)
      .where("orderId", "=", orderId)
      .returning(["amountCents", "method", "reference"])
      .executeTakeFirst();
    if (!removed) throw notFound("Payment");
    await stopPaymentMail(shop, orderId, paymentId);
    const { amountCents, method, reference } = removed;
    const from = [`$${formatHundredths(amountCents)}`, method, reference]
      .filter(Boolean)
      .join(", ");
    await shop.db
      .insertInto("orderHistory")
      .values({
        orderId,
        fromStatus: row.status,
        toStatus: row.status,
        username: by,
        changes: JSON.stringify([{ field: "payment", from, to: null }]),
        createdAt: shop.now().toISOString(),
      })
      .execute();
    await shop.db
      .updateTable("orders")
      .set({ updatedAt: nextUpdatedAt(shop, row) })
      .where("id", "=", orderId)
      .execute();
    await updatePaymentStatus(shop, orderId, true);
    return getOrder(shop, orderId);
  });
}
