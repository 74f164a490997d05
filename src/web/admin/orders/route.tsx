import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import { type Order, ORDER_STATUSES } from "#contract/orders.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { LoadFailed } from "../load-failed.tsx";
import { formatTimeOrDay } from "../format-day.ts";
import { useNow } from "../use-now.ts";
import { NewOrderDialog } from "./new-order-dialog.tsx";
import { STATUS_LABELS } from "./status-labels.ts";
import "../desk-screen.css";
import "./orders.css";

export const meta = () => [{ title: "Orders" }];

const PER_PAGE = 50;

/** Every order ever recorded, the newest first. */
export default function OrdersScreen() {
  const [params, setParams] = useSearchParams();
  const dialog = useRef<HTMLDialogElement>(null);
  const status = ORDER_STATUSES.find((each) => each === params.get("status"));
  const page = Math.max(1, Number(params.get("page")) || 1);
  // One more than is shown tells whether there is another page.
  const filter = status ? `status=${status}&` : "";
  const orders = useQuery<Order[]>({
    queryKey: [`/api/orders?${filter}page=${page}&limit=${PER_PAGE}`],
  });
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Orders</h1>
          <p>What was agreed by e-mail, and where it is now.</p>
        </div>
        <button className="btn" type="button" onClick={() => openDialog(dialog)}>
          New order
        </button>
      </header>
      <div className="desk-tools">
        <label htmlFor="order-status" className="sr">
          Status
        </label>
        <select
          id="order-status"
          value={status ?? ""}
          onChange={({ target }) => setParams(target.value ? { status: target.value } : {})}
        >
          <option value="">All orders</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_LABELS[each]}
            </option>
          ))}
        </select>
      </div>
      {orders.error ? (
        <LoadFailed error={orders.error} onRetry={() => void orders.refetch()} />
      ) : orders.isPending ? (
        <Skeleton className="desk-table-skeleton" />
      ) : orders.data.length === 0 ? (
        <div className="empty">
          <h2>{status ? "No orders in this state" : "No orders yet"}</h2>
          <p>When somebody writes and you agree on a piece, record it with New order.</p>
        </div>
      ) : (
        <OrderTable orders={orders.data} />
      )}
      <nav className="desk-pages" aria-label="Pages">
        {page > 1 && <Link to={`?${filter}page=${page - 1}`}>Newer</Link>}
        {orders.data?.length === PER_PAGE && <Link to={`?${filter}page=${page + 1}`}>Older</Link>}
      </nav>
      <NewOrderDialog ref={dialog} />
    </>
  );
}

function OrderTable({ orders }: { orders: Order[] }) {
  const { settings } = useDesk();
  const now = useNow();
  return (
    <table className="desk-table order-table">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">Recorded</th>
          <th scope="col">Status</th>
          <th scope="col" className="num">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={`/admin/orders/${order.id}`}>
                <small>{order.id}</small>{" "}
                {order.items.map(({ productName }) => productName).join(", ")}
              </Link>
            </th>
            <td>{order.customerName}</td>
            <td>{formatTimeOrDay(order.createdAt, now, settings.timeZone)}</td>
            <td>{STATUS_LABELS[order.status]}</td>
            <td className="num">{formatPrice(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
