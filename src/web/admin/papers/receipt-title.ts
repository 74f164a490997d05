import type { Order } from "#contract/sales/orders.ts";

/** What stands large on the receipt: what is paid, or that the order was canceled. */
export function receiptTitle({ status, balanceDue, amountPaid, deposit }: Order): string {
  if (status === "cancelled") return "Canceled";
  if (Number(balanceDue) === 0) return "Paid in full";
  const isAgreed = status === "pending" || status === "processing";
  const isDeposit = deposit !== null && Number(deposit) > 0;
  const isReceived = isDeposit && isAgreed && Number(amountPaid) >= Number(deposit);
  return isReceived ? "Deposit received" : "Balance due";
}
