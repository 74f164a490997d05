import { toInstantOf } from "#contract/day-or-instant.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { endOfDay, dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { NewPayment } from "#contract/sales/payments.ts";
import { conflict, invalid } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { queuePaymentMail } from "../customer-mails/queue-order-mails.ts";
import { getOrder } from "../orders/get-order.ts";
import { lockOwnOrder, nextUpdatedAt } from "../orders/lock-order.ts";
import { updatePaymentStatus } from "../orders/update-payment-status.ts";

/**
 * Records money that came in for an order. With the first payment the order gets its receipt number; each
 * is mailed to the customer.
 * @param by the admin's username
 * @throws not-found; invalid for a day to come; conflict for more than is owed or a canceled order
 */
export async function recordPayment(
  shop: Shop,
  orderId: number,
  payment: NewPayment,
  by: string | null,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const row = await lockOwnOrder(shop, orderId);
    if (row.status === "cancelled") {
      throw conflict("This order is canceled. Move it back before you record a payment.");
    }
    const { balanceDue } = await getOrder(shop, orderId);
    if (payment.amount > Math.round(Number(balanceDue) * 100)) {
      throw conflict(
        `Only $${balanceDue} is owed, and $${formatHundredths(payment.amount)} is more.`,
      );
    }
    const paidOn = await readDay(shop, payment.paidOn);
    const now = shop.now().toISOString();
    const { id } = await shop.db
      .insertInto("orderPayments")
      .values({
        orderId,
        amountCents: payment.amount,
        method: payment.method,
        paidOn,
        reference: payment.reference ?? null,
        username: by,
        createdAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const receiptNumber = row.receiptNumber ?? (await takeReceiptNumber(shop));
    await shop.db
      .updateTable("orders")
      .set({ receiptNumber, updatedAt: nextUpdatedAt(shop, row) })
      .where("id", "=", orderId)
      .execute();
    await updatePaymentStatus(shop, orderId);
    const order = await getOrder(shop, orderId);
    await queuePaymentMail(shop, order, { id, amount: formatHundredths(payment.amount) });
    return order;
  });
}

async function readDay(shop: Shop, paidOn: string): Promise<string> {
  const { timeZone } = await getSettings(shop);
  const instant = toInstantOf(paidOn, timeZone);
  const today = dayInTimeZone(shop.now().toISOString(), timeZone);
  if (instant > endOfDay(today, timeZone)) {
    throw invalid("paidOn", "The day of the payment is still to come.");
  }
  return instant;
}

/**
 * The next receipt number of the calendar year in the shop's time zone, "2026-0001". Call it inside the
 * transaction that stores it: if that fails, the number is given again, so there are no gaps.
 */
async function takeReceiptNumber(shop: Shop): Promise<string> {
  const { timeZone } = await getSettings(shop);
  const year = Number(dayInTimeZone(shop.now().toISOString(), timeZone).slice(0, 4));
  const { lastNumber } = await shop.db
    .insertInto("receiptNumbers")
    .values({ year, lastNumber: 1 })
    .onConflict((taken) =>
      taken
        .column("year")
        .doUpdateSet((eb) => ({ lastNumber: eb("receiptNumbers.lastNumber", "+", 1) })),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  return `${year}-${String(lastNumber).padStart(4, "0")}`;
}
