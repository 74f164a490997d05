import type { Order, OrderChangeEntry } from "#contract/sales/orders.ts";
import { previousOrderStatus } from "#contract/sales/order-transitions.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { describeStatus } from "../../describe-status.ts";

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

/** Every step and edit of an order, with time and author. */
export function OrderHistory({ order }: { order: Order }) {
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="order-part order-history">
      <h2>History</h2>
      <ol>
        {order.history.map((entry, index) => (
          // Entries are only added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <b>{describeEntry(order, entry)}</b>
            <time dateTime={entry.at}>{formatTime(entry.at)}</time>
            {entry.by && <span>{entry.by}</span>}
            {entry.reason && <q>{entry.reason}</q>}
            {entry.changes.map(({ field, from, to }) => (
              <span key={field}>
                {FIELD_LABELS[field] ?? field}: <del>{from ?? "none"}</del> {to ?? "none"}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function describeEntry(order: Order, { from, to, changes }: OrderChangeEntry): string {
  if (from === null) return order.source ? describeStatus(order, to) : "Recorded";
  if (from === to)
    return changes.some(({ field }) => field === "payment") ? "Payment removed" : "Edited";
  const isBack = from === "cancelled" || previousOrderStatus(from) === to;
  return isBack ? `Moved back to ${describeStatus(order, to)}` : describeStatus(order, to);
}
