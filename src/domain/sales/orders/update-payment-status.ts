import type { Shop } from "../../shop.ts";

/**
 * Sets an order's payment status by its payments: `pending`, `partial` or `paid`. Orders without any keep
 * theirs, which may come from elsewhere, unless the last payment was removed.
 * @param wasRemoved whether a payment was removed just now
 */
export async function updatePaymentStatus(
  { db }: Shop,
  orderId: number,
  wasRemoved = false,
): Promise<void> {
  const { total, paid } = await db
    .selectFrom("orders")
    .leftJoin("orderPayments", "orderPayments.orderId", "orders.id")
    .select((eb) => [
      "orders.totalCents as total",
      eb.fn.sum<number | null>("orderPayments.amountCents").as("paid"),
    ])
    .where("orders.id", "=", orderId)
    .groupBy("orders.totalCents")
    .executeTakeFirstOrThrow();
  if (paid === null && !wasRemoved) return;
  const paidCents = paid ?? 0;
  const paymentStatus = paidCents === 0 ? "pending" : paidCents < total ? "partial" : "paid";
  await db.updateTable("orders").set({ paymentStatus }).where("id", "=", orderId).execute();
}
