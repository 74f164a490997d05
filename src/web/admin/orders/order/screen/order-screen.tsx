import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { type CSSProperties, useState } from "react";
import type { Order } from "#contract/sales/orders.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../../../query-state.tsx";
import { MailState } from "../../../outgoing-mails/mail-state.tsx";
import { useOutgoingMails } from "../../../outgoing-mails/use-outgoing-mails.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { requireOrder } from "../../../require-entity.server.ts";
import { depositDue } from "#contract/sales/deposit-due.ts";
import { ContactLinks } from "../../contact-links.tsx";
import { NextStep } from "../actions/next-step.tsx";
import { PaymentDialog } from "../actions/payment-dialog.tsx";
import { OrderDelivery } from "../delivery/order-delivery.tsx";
import { OrderEnd } from "../actions/order-end.tsx";
import { OrderPapers } from "../papers/order-papers.tsx";
import { listTimelineSteps, type TimelineStep } from "../timeline/timeline-steps.ts";
import { OrderAddress } from "../delivery/order-address.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderSentence } from "./order-sentence.tsx";
import "../timeline/order-timeline.css";
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
  const isOwn = order.source === null;
  return (
    <article className="order-sheet">
      <Link className="muted target order-back" to="/admin/orders">
        <Icon name="chevron-left" /> Orders
      </Link>
      <header className="desk-head">
        <div>
          <h1>{`Order ${order.id}, ${order.customerName}`}</h1>
          <OrderSentence order={order} />
        </div>
        {isOwn && <OrderActions order={order} />}
      </header>
      {isOwn && order.status !== "cancelled" && <OrderTimeline order={order} />}
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
          {isOwn && <OrderEnd order={order} />}
        </div>
      </div>
    </article>
  );
}

/** The emails that the customer got about an order; nothing before the first. */
function OrderMails({ order }: { order: Order }) {
  const { data: mails = [] } = useOutgoingMails({ kind: "order", id: order.id });
  if (mails.length === 0) return null;
  return (
    <section aria-label="Emails to the customer" className="order-mails">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailState mail={mail} to={order.customerEmail} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps of an order on the bench rule, red up to now. */
function OrderTimeline({ order }: { order: Order }) {
  const formatDay = useDateFormat({ month: "short", day: "numeric" });
  const steps = listTimelineSteps(order);
  const now = steps.findIndex(({ state }) => state === "now");
  const style = { "--steps": steps.length, "--now": now } as CSSProperties;
  return (
    <ol className="order-timeline" aria-label="Where the order is" style={style}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <b>{step.label}</b>
          <span>{step.at && describeTime(step, formatDay(step.at))}</span>
        </li>
      ))}
    </ol>
  );
}

function describeTime({ state, label }: TimelineStep, day: string): string {
  if (state === "ahead") return `By ${day}`;
  return state === "now" && label === "On the bench" ? `Since ${day}` : day;
}

/** The next step of an order, its payments and its edit. */
function OrderActions({ order }: { order: Order }) {
  const [isPaying, setPaying] = useState(false);
  const isDepositDue = depositDue(order) !== null;
  const isOwed = Number(order.balanceDue) > 0 && order.status !== "cancelled";
  const next = <NextStep className={isDepositDue ? "btn quiet" : "btn"} key="step" order={order} />;
  const pay = isOwed && (
    <button
      className={isDepositDue ? "btn" : "btn quiet"}
      key="payment"
      onClick={() => setPaying(true)}
      type="button"
    >
      Record payment
    </button>
  );
  return (
    <div className="cluster order-actions">
      {isDepositDue ? [pay, next] : [next, pay]}
      <Link className="btn quiet" to="edit">
        Edit
      </Link>
      {isPaying && <PaymentDialog onClose={() => setPaying(false)} order={order} />}
    </div>
  );
}

/** Who ordered, how to reach them, and what was noted. */
function OrderCustomer({ order }: { order: Order }) {
  return (
    <section className="order-part">
      <h2>Customer</h2>
      <p className="order-contact">
        {order.customerId === null ? (
          order.customerName
        ) : (
          <Link className="link" to={`/admin/customers/${order.customerId}`}>
            {order.customerName}
          </Link>
        )}
        <ContactLinks order={order} />
      </p>
      {order.billingAddress && <OrderAddress title="Bill to" address={order.billingAddress} />}
      {order.notes && (
        <>
          <h3>Notes</h3>
          <p className="order-notes">{order.notes}</p>
        </>
      )}
      {order.quote && (
        <p>
          <Link className="link" to={`/admin/inquiries/${order.quote.inquiryId}`}>
            From an accepted quote
          </Link>
        </p>
      )}
      <Link className="link order-again" to={`/admin/orders/new?customer=${order.id}`}>
        {`New order for ${order.customerName}`}
      </Link>
    </section>
  );
}
