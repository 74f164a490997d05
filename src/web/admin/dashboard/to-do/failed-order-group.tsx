import type { ExternalOrder } from "#contract/channels/external-orders.ts";
import { usePlatformMutation } from "../../platforms/use-platform-mutation.ts";
import { MESSAGES } from "./messages.ts";
import "./failed-mail-group.css";

const words = MESSAGES.failedOrders;

/** Orders of platforms that could not be recorded, until they are or are dismissed. */
export function FailedOrderGroup({ orders }: { orders: ExternalOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        {words.title} <small>{orders.length}</small>
      </h2>
      <p className="to-do-why">{words.why}</p>
      <ul>
        {orders.map((order) => (
          <FailedOrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function FailedOrderRow({ order }: { order: ExternalOrder }) {
  const change = usePlatformMutation();
  const name = words.order(order.externalOrderId);
  const send = (action: "retry" | "dismiss", done: string, failed: string) =>
    change.mutate({
      method: "POST",
      path: `/api/external-orders/${order.id}/${action}`,
      done,
      failed,
    });
  return (
    <li className="failed-mail">
      <div>
        <h3>{name}</h3>
        <p>{order.syncErrors}</p>
      </div>
      <div className="failed-mail-actions">
        <button
          className="btn quiet small"
          disabled={change.isPending}
          onClick={() => send("retry", words.recorded(name), words.retryFailed)}
          type="button"
        >
          {words.tryAgain}
          <span className="sr">: {name}</span>
        </button>
        <button
          className="btn quiet small"
          disabled={change.isPending}
          onClick={() => send("dismiss", words.dismissed(name), words.dismissFailed)}
          type="button"
        >
          {words.dismiss}
          <span className="sr">: {name}</span>
        </button>
      </div>
    </li>
  );
}
