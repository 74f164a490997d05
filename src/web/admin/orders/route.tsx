import { Link, useSearchParams } from "react-router";
import { ORDER_STATUSES } from "#contract/sales/order-transitions.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { describeDue } from "#contract/sales/describe-due.ts";
import { useDesk } from "../layout/use-desk.ts";
import { readPage, usePage } from "../api-client/use-page.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { Pagination } from "../list/pagination.tsx";
import { QueryList } from "../list/query-list.tsx";
import { SearchField } from "../forms/search-field.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useNow } from "../use-now.ts";
import { FILTER_NAVIGATION } from "../use-url-search-params.ts";
import { describeSource } from "../order-source.ts";
import { describeStatus, STATUS_LABELS } from "./describe-status.ts";
import "../desk-screen.css";
import "./orders.css";

export const meta = () => [{ title: "Orders" }];

const PER_PAGE = 50;

/** All orders, newest first. */
export default function OrdersScreen() {
  const [params, setParams] = useSearchParams();
  const status = ORDER_STATUSES.find((each) => each === params.get("status"));
  const search = params.get("search") ?? "";
  const page = readPage(params);
  const filter = toQuery({ status, search });
  const orders = usePage<Order>(`/api/orders?${filter}page=${page}&limit=${PER_PAGE}`);
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Orders</h1>
          <p>Sales you agreed on by email, and how far along each one is.</p>
        </div>
        <Link className="btn" to="/admin/orders/new">
          New order
        </Link>
      </header>
      <div className="desk-tools">
        <SearchField
          label="Name, piece, or number"
          onChange={(text) => setParams(toQuery({ status, search: text }), { replace: true })}
          value={search}
        />
        <label htmlFor="order-status" className="sr">
          Status
        </label>
        <select
          id="order-status"
          value={status ?? ""}
          onChange={({ target }) =>
            setParams(toQuery({ status: target.value, search }), FILTER_NAVIGATION)
          }
        >
          <option value="">All orders</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_LABELS[each]}
            </option>
          ))}
        </select>
      </div>
      <QueryList
        query={orders}
        items={orders.items}
        isFiltered={search !== ""}
        noMatches={
          <EmptyState title="No matches">
            Try a customer’s name, a piece, or the number of an order.
          </EmptyState>
        }
        empty={
          <EmptyState title={status ? "No orders with this status" : "No orders yet"}>
            When you agree on a sale by email, record it with New order.
          </EmptyState>
        }
        pagination={
          <Pagination
            page={page}
            perPage={PER_PAGE}
            total={orders.total}
            to={(other) => `?${filter}page=${other}`}
          />
        }
      >
        {(items) => <OrderTable orders={items} />}
      </QueryList>
    </>
  );
}

/** "status=pending&search=ana&", without what is empty. */
const toQuery = (filter: { status: string | undefined; search: string }): string =>
  Object.entries(filter)
    .map(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}&` : ""))
    .join("");

function OrderTable({ orders }: { orders: Order[] }) {
  const { settings } = useDesk();
  const now = useNow();
  const digits = Math.max(...orders.map(({ id }) => String(id).length));
  return (
    <table className="desk-table order-table" style={{ "--digits": digits }}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">Recorded</th>
          <th scope="col">Due</th>
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
                <span>
                  {order.items.map(({ productName }) => productName).join(", ")}
                  {order.source && <small>{describeSource(order)}</small>}
                </span>
              </Link>
            </th>
            <td className="order-customer">{order.customerName}</td>
            <td className="order-recorded">
              {formatTimeOrDay(order.createdAt, now, settings.timeZone)}
            </td>
            <td className="order-due">
              <Due order={order} now={now} />
            </td>
            <td className="order-status">{describeStatus(order, order.status)}</td>
            <td className="num">{formatPrice(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Due({ order: { dueDate, status }, now }: { order: Order; now: Date }) {
  const { timeZone } = useDesk().settings;
  if (dueDate === null || status === "completed" || status === "cancelled") return null;
  const { text, isOverdue } = describeDue(dueDate, now, timeZone);
  return <span className={isOverdue ? "order-overdue" : undefined}>{text}</span>;
}
