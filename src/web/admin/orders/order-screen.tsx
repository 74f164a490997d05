import { canTransition, NEXT_ORDER_STATUS } from "#contract/order-transitions.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { Order } from "#contract/orders.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../query-state.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderItems } from "./order-items.tsx";
import { STATUS_LABELS } from "./status-labels.ts";
import { useChangeOrderStatus } from "./use-change-order-status.ts";
import { requireOrder } from "./require-order.server.ts";
import "../desk-screen.css";
import "./orders.css";

export const loader = requireOrder;

export const meta = () => [{ title: "Order" }];

/** One order with its customer and history. Printed, it is a packing slip. */
export default function OrderScreen() {
  const { id } = useParams();
  const order = useQuery<Order>({ queryKey: [`/api/orders/${id}`] });
  return <QueryState query={order}>{(loaded) => <OrderDetails order={loaded} />}</QueryState>;
}

function OrderDetails({ order }: { order: Order }) {
  return (
    <article className="order-sheet">
      <Link className="order-back" to="/admin/orders">
        <Icon name="chevron-left" /> Orders
      </Link>
      <header className="desk-head">
        <div>
          <h1>Order {order.id}</h1>
          <p>
            <b>{STATUS_LABELS[order.status]}</b>
          </p>
        </div>
        <OrderActions order={order} />
      </header>
      <div className="order-columns">
        <OrderItems order={order} />
        <div>
          <Customer order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </article>
  );
}

function OrderActions({ order }: { order: Order }) {
  const changeStatus = useChangeOrderStatus();
  const step = NEXT_ORDER_STATUS[order.status];
  return (
    <div className="order-actions">
      {step && (
        <button
          className="btn"
          type="button"
          disabled={changeStatus.isPending}
          onClick={() => changeStatus.mutate({ id: order.id, status: step.to })}
        >
          {step.action}
        </button>
      )}
      <button className="btn quiet" type="button" onClick={() => window.print()}>
        Print
      </button>
      {canTransition(order.status, "cancelled") && (
        <button
          className="btn alarm"
          type="button"
          disabled={changeStatus.isPending}
          onClick={() => changeStatus.mutate({ id: order.id, status: "cancelled" })}
        >
          Cancel order
        </button>
      )}
    </div>
  );
}

function Customer({ order }: { order: Order }) {
  const about = `Your order: ${order.items.map(({ productName }) => productName).join(", ")}`;
  const mailto = `mailto:${order.customerEmail}?subject=${encodeURIComponent(about)}`;
  return (
    <section className="order-part">
      <h2>Customer</h2>
      <p>{order.customerName}</p>
      <p>
        <a className="link" href={mailto}>
          {order.customerEmail}
        </a>
      </p>
      {order.customerPhone && (
        <p>
          <a className="link" href={`tel:${order.customerPhone.replaceAll(/[^\d+]/g, "")}`}>
            {order.customerPhone}
          </a>
        </p>
      )}
      {order.shippingAddress && <Address title="Ships to" address={order.shippingAddress} />}
      {order.billingAddress && <Address title="Bill to" address={order.billingAddress} />}
      {order.notes && (
        <>
          <h3>Notes</h3>
          <p className="order-notes">{order.notes}</p>
        </>
      )}
    </section>
  );
}

function Address({ title, address }: { title: string; address: Record<string, string> }) {
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return (
    <>
      <h3>{title}</h3>
      <address>
        {[line1, line2, place, country].filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </address>
    </>
  );
}
