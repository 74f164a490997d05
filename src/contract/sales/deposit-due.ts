import { formatHundredths, formatPrice, parseHundredths } from "../decimals.ts";
import type { Order } from "./orders.ts";

const cents = (amount: string | null): number => parseHundredths(amount ?? "0") ?? 0;

/** What is missing of the agreed deposit, in dollars; null where none was agreed and once it is paid. */
export function missingDeposit({
  deposit,
  amountPaid,
}: Pick<Order, "deposit" | "amountPaid">): string | null {
  const missing = cents(deposit) - cents(amountPaid);
  return missing > 0 ? formatHundredths(missing) : null;
}

/** What its customer has to pay before the work begins: its sentence, and the step that records it; null for nothing. */
export function depositDue(
  order: Pick<Order, "status" | "deposit" | "amountPaid" | "balanceDue">,
): { sentence: string; step: "record-deposit" | "record-payment" } | null {
  const amount = order.status === "pending" ? missingDeposit(order) : null;
  if (amount === null) return null;
  return amount === order.balanceDue
    ? { sentence: `${formatPrice(amount)} is due now.`, step: "record-payment" }
    : { sentence: `A deposit of ${formatPrice(amount)} is due.`, step: "record-deposit" };
}
