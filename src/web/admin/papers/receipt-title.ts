import type { Order } from "#contract/sales/orders.ts";
import { MESSAGES } from "./messages.ts";

/** What stands large on the receipt: what is paid, or that the order was canceled. */
export function receiptTitle({ status, balanceDue, amountPaid, deposit }: Order): string {
  if (status === "cancelled") return MESSAGES.receipt.canceled;
  if (Number(balanceDue) === 0) return MESSAGES.receipt.paidInFull;
  const isAgreed = status === "pending" || status === "processing";
  const isDeposit = deposit !== null && Number(deposit) > 0;
  const isReceived = isDeposit && isAgreed && Number(amountPaid) >= Number(deposit);
  return isReceived ? MESSAGES.receipt.depositReceived : MESSAGES.receipt.balanceDue;
}
