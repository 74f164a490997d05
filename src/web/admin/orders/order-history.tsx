import type { Order } from "#contract/orders.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
import { STATUS_LABELS } from "./status-labels.ts";

/** Every status change of an order, with time and author. */
export function OrderHistory({ order }: { order: Order }) {
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="order-part order-history">
      <h2>History</h2>
      <ol>
        {order.history.map(({ from, to, by, at }) => (
          <li key={`${to} ${at}`}>
            <b>{from === null ? "Recorded" : STATUS_LABELS[to]}</b>
            <time dateTime={at}>{formatTime(at)}</time>
            {by && <span>{by}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
