import type { ExternalOrder } from "#contract/channels/external-orders.ts";
import { usePlatformMutation } from "../../platforms/use-platform-mutation.ts";
import "./failed-mail-group.css";

/** Orders of platforms that could not be recorded, until they are or are dismissed. */
export function FailedOrderGroup({ orders }: { orders: ExternalOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        Orders not recorded <small>{orders.length}</small>
      </h2>
      <p className="to-do-why">
        These orders from your other shop couldn’t be recorded. Take down here what was sold there.
        We keep trying.
      </p>
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
  const name = nameOrder(order.externalOrderId);
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
          onClick={() => send("retry", `${name} is recorded`, "Couldn’t record the order")}
          type="button"
        >
          Try again
          <span className="sr">: {name}</span>
        </button>
        <button
          className="btn quiet small"
          disabled={change.isPending}
          onClick={() => send("dismiss", `${name} is dismissed`, "Couldn’t dismiss the order")}
          type="button"
        >
          Dismiss
          <span className="sr">: {name}</span>
        </button>
      </div>
    </li>
  );
}

const nameOrder = (id: string) =>
  id.startsWith("unreadable") ? "An order without a number" : `Order ${id} in your other shop`;
