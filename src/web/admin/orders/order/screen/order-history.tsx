import type { Order, OrderChangeEntry } from "#contract/sales/orders.ts";
import { previousOrderStatus } from "#contract/sales/order-transitions.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { describeStatus } from "../../describe-status.ts";
import { MESSAGES } from "../messages.ts";

/** Every step and edit of an order, with time and author. */
export function OrderHistory({ order }: { order: Order }) {
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="order-part order-history">
      <h2>{MESSAGES.history.title}</h2>
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
                {MESSAGES.history.fields[field] ?? field}:{" "}
                <del>{from ?? MESSAGES.history.none}</del> {to ?? MESSAGES.history.none}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function describeEntry(order: Order, { from, to, changes }: OrderChangeEntry): string {
  if (from === null) return MESSAGES.history.recorded;
  if (from === to)
    return changes.some(({ field }) => field === "payment")
      ? MESSAGES.history.paymentRemoved
      : MESSAGES.history.edited;
  const isBack = from === "cancelled" || previousOrderStatus(from) === to;
  return isBack ? MESSAGES.history.movedBack(describeStatus(order, to)) : describeStatus(order, to);
}
