import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";
import type { Order, OrderChangeEntry } from "#contract/sales/orders.ts";
import { previousOrderStatus } from "#contract/sales/order-transitions.ts";
import type { Payment } from "#contract/sales/payments.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { PAYMENT_LABELS } from "../../orders/payment-labels.ts";
import { EventLine } from "./letter.tsx";

const FIELD_LABELS: Readonly<Record<string, string>> = {
  customerName: "Name",
  customerEmail: "Email",
  customerPhone: "Phone",
  delivery: "Delivery",
  shippingAddress: "Ships to",
  billingAddress: "Bill to",
  items: "Pieces",
  tax: "Tax",
  shipping: "Shipping",
  deposit: "Deposit",
  dueDate: "Due",
  trackingCarrier: "Carrier",
  trackingNumber: "Tracking number",
  isGift: "Gift",
  notes: "Notes",
  payment: "Payment",
};

type ChangeLineProps = { order: Order; change: OrderChangeEntry; prefix: string };

/** A step of an order, or what an edit changed. */
export function ChangeLine({ order, change, prefix }: ChangeLineProps) {
  const { at, by, reason, changes } = change;
  const isShipped = change.to === "shipped" && change.from === "processing";
  const tracking = [order.trackingCarrier, order.trackingNumber].filter(Boolean).join(" ");
  return (
    <EventLine at={at}>
      <b>{prefix + describeChange(order, change)}</b>
      {isShipped && tracking !== "" && `, ${tracking}`}
      {by && ` by ${isolateText(by)}`}
      {reason && <q>{reason}</q>}
      {changes.map(({ field, from, to }) => (
        <span className="event-edit" key={field}>
          {FIELD_LABELS[field] ?? field}: <del>{from ?? "none"}</del> {to ?? "none"}
        </span>
      ))}
    </EventLine>
  );
}

function describeChange(order: Order, { from, to, changes }: OrderChangeEntry): string {
  if (from === null) return order.source ? describeStatus(order, to) : "Recorded";
  if (from === to)
    return changes.some(({ field }) => field === "payment") ? "Payment removed" : "Edited";
  const isBack = from === "cancelled" || previousOrderStatus(from) === to;
  return isBack ? `Moved back to ${describeStatus(order, to)}` : describeStatus(order, to);
}

type PaymentLineProps = {
  order: Order;
  payment: Payment;
  /** Of the receipt that the payment came with; null for any later one. */
  receiptNumber: string | null;
  at: string;
};

/** Money that came in; with the first of it, the receipt. */
export function PaymentLine({ order, payment, receiptNumber, at }: PaymentLineProps) {
  const formatDay = useDateFormat({ month: "short", day: "numeric" });
  const how = [PAYMENT_LABELS[payment.method], payment.reference].filter(Boolean).join(" ");
  if (receiptNumber === null) {
    return (
      <EventLine at={at}>
        <b>{`${formatPrice(payment.amount)} paid`}</b>, {how}
      </EventLine>
    );
  }
  return (
    <li className="leaf">
      <b>{`Receipt ${receiptNumber}`}</b>
      <span className="num">{formatPrice(payment.amount)}</span>
      <small>{`${how}, ${formatDay(payment.paidOn)}`}</small>
      <Link
        aria-label={`Print receipt ${receiptNumber}`}
        className="link"
        to={`/admin/orders/${order.id}/papers/receipt`}
      >
        Print
      </Link>
    </li>
  );
}
