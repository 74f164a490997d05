import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../../../query-state.tsx";
import { requireOrder } from "../../require-order.server.ts";
import { OrderActions } from "../actions/order-actions.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderDelivery } from "../delivery/order-delivery.tsx";
import { OrderEnd } from "../actions/order-end.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderMails } from "./order-mails.tsx";
import { OrderPapers } from "../papers/order-papers.tsx";
import { OrderSentence } from "./order-sentence.tsx";
import { OrderTimeline } from "../timeline/order-timeline.tsx";
import "../../../desk-screen.css";
import "../../orders.css";
import "./order.css";

export const loader = requireOrder;

export const meta = () => [{ title: "Order" }];

/** One order: where it is, what is owed, its next step and its papers. */
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
          <h1>{`Order ${order.id}, ${order.customerName}`}</h1>
          <OrderSentence order={order} />
        </div>
        <OrderActions order={order} />
      </header>
      {order.status !== "cancelled" && <OrderTimeline order={order} />}
      <OrderMails order={order} />
      <div className="order-columns">
        <div>
          <OrderItems order={order} />
          <OrderHistory order={order} />
        </div>
        <div>
          <OrderDelivery order={order} />
          <OrderPapers order={order} />
          <OrderCustomer order={order} />
          <OrderEnd order={order} />
        </div>
      </div>
    </article>
  );
}
