import { formatHundredths, formatPrice, parseHundredths } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { MESSAGES } from "./messages.ts";

const cents = (amount: string | null): number => parseHundredths(amount ?? "0") ?? 0;

/** What is missing of the agreed deposit, in dollars; null where none was agreed and once it is paid. */
export function missingDeposit({
  deposit,
  amountPaid,
}: Pick<Order, "deposit" | "amountPaid">): string | null {
  const missing = cents(deposit) - cents(amountPaid);
  return missing > 0 ? formatHundredths(missing) : null;
}

/** What its customer has to pay before the work begins, and its sentence; null for nothing. */
export function depositDue(
  order: Pick<Order, "status" | "deposit" | "amountPaid" | "balanceDue">,
): { sentence: string; record: string } | null {
  const amount = order.status === "pending" ? missingDeposit(order) : null;
  if (amount === null) return null;
  const { depositDue, paymentDue, recordDeposit, recordPayment } = MESSAGES;
  return amount === order.balanceDue
    ? { sentence: paymentDue(formatPrice(amount)), record: recordPayment }
    : { sentence: depositDue(formatPrice(amount)), record: recordDeposit };
}
