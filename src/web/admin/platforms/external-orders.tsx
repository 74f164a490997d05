import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import { type ExternalOrder, UNRECORDED } from "#contract/channels/external-orders.ts";
import type { Order } from "#contract/sales/orders.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { QueryList } from "../list/query-list.tsx";
import { useNow } from "../use-now.ts";
import { usePlatformMutation } from "./use-platform-mutation.ts";

const SHOWN = 50;

/** Orders placed on platforms, each with a button that accepts it as an order of the shop. */
export function ExternalOrders({ platformId }: { platformId?: number }) {
  const of = platformId === undefined ? "" : `platformId=${platformId}&`;
  const orders = useQuery<ExternalOrder[]>({
    queryKey: [`/api/external-orders?${of}page=1&limit=${SHOWN}`],
  });
  return (
    <section className="platform-part" aria-labelledby="external-orders">
      <h2 id="external-orders">Orders from platforms</h2>
      <QueryList
        query={orders}
        items={orders.data}
        skeleton={<Skeleton className="platform-pending" />}
        empty={<p className="platform-none">None yet. New orders appear here within moments.</p>}
      >
        {(items) => (
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Customer</th>
                <th scope="col">Placed</th>
                <th scope="col">Their status</th>
                <th scope="col" className="num">
                  Total
                </th>
                <th scope="col">
                  <span className="sr">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((order) => (
                <ExternalOrderRow key={order.id} order={order} />
              ))}
            </tbody>
          </table>
        )}
      </QueryList>
    </section>
  );
}

function ExternalOrderRow({ order }: { order: ExternalOrder }) {
  const { settings } = useDesk();
  const now = useNow();
  const accept = usePlatformMutation<Order>();
  const isShort = order.items.some(({ short }) => short > 0);
  return (
    <tr>
      <th scope="row">
        <small>{order.externalOrderId}</small>{" "}
        {order.items.map(({ productName }) => productName).join(", ")}
        {isShort && <span className="err">{" Sold twice"}</span>}
        {order.syncErrors && <span className="err"> {order.syncErrors}</span>}
      </th>
      <td>{order.customerName ?? "A customer"}</td>
      <td>
        {order.placedAt ? formatTimeOrDay(order.placedAt, now, settings.timeZone) : "Unknown"}
      </td>
      <td>{order.status.replaceAll("-", " ")}</td>
      <td className="num">{formatTotal(order)}</td>
      <td>
        {order.syncStatus === "failed" ? (
          <Link className="link" to="/admin">
            See your To-Do List
          </Link>
        ) : order.internalOrderId === null ? (
          <button
            className="btn quiet small"
            type="button"
            disabled={order.becomes === null || accept.isPending}
            onClick={() =>
              accept.mutate({
                method: "POST",
                path: `/api/external-orders/${order.id}/accept`,
                done: ({ id }) => ({ title: `Added as order ${id}` }),
                failed: "Couldn’t add the order",
              })
            }
          >
            {order.becomes === null ? "Stays there" : "Add to your orders"}
            <span className="sr"> {order.externalOrderId}</span>
          </button>
        ) : (
          <Link className="link" to={`/admin/orders/${order.internalOrderId}`}>
            {`Order ${order.internalOrderId}`}
          </Link>
        )}
      </td>
    </tr>
  );
}

function formatTotal({ status, currency, totalAmount }: ExternalOrder): string {
  if (status === UNRECORDED) return "Unknown";
  return currency === "USD" ? formatPrice(totalAmount) : `${totalAmount} ${currency}`;
}
