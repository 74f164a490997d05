import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";
import type { Order } from "#contract/sales/orders.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { ContactLinks } from "../../orders/contact-links.tsx";
import { depositDue } from "#contract/sales/deposit-due.ts";
import { describeDue } from "#contract/sales/describe-due.ts";
import { NextStep } from "../../orders/order/actions/next-step.tsx";
import { RecordDeposit } from "../../orders/order/actions/record-deposit.tsx";
import { formatTimeOrDay } from "../../formatting/format-day.ts";
import { useNow } from "../../use-now.ts";

type Props = { title: string; why?: string; orders: Order[] };

/** The orders of one status, each with its next step. Renders nothing without orders. */
export function OrderGroup({ title, why, orders }: Props) {
  if (orders.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        {title} <small>{orders.length}</small>
      </h2>
      {why && <p className="to-do-why">{why}</p>}
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { settings } = useDesk();
  const now = useNow();
  const due = order.dueDate && describeDue(order.dueDate, now, settings.timeZone);
  const deposit = depositDue(order);
  const picture = order.items[0]?.picture;
  const pictured = order.items[0]?.productId ?? null;
  const pieces = order.items.map(({ productName, quantity }) =>
    quantity > 1 ? `${isolateText(productName)} (${quantity})` : productName,
  );
  return (
    <li className="job" aria-label={`Order ${order.id}`}>
      {picture && pictured !== null ? (
        <Link
          aria-label={`Edit ${order.items[0]?.productName ?? ""}`}
          className="job-picture"
          style={picture.color ? { background: picture.color } : undefined}
          to={`/admin?edit=${pictured}`}
        >
          <Picture picture={picture} isDecorative sizes="64px" />
        </Link>
      ) : (
        <span className="job-picture" />
      )}
      <Link className="job-who" to={`/admin/orders/${order.id}`}>
        <b>{pieces.join(", ")}</b>
        <span>{order.customerName}</span>
        {order.notes && <span>{`“${order.notes}”`}</span>}
        {order.status === "shipped" && order.delivery === "shipping" && !order.trackingNumber && (
          <span>No tracking number yet</span>
        )}
        {deposit && <b className="job-due">{deposit.sentence}</b>}
      </Link>
      <p className="job-contact">
        <ContactLinks order={order} />
      </p>
      <p className="job-sum">
        {formatPrice(order.total)}
        {due ? (
          <small className={due.isOverdue ? "order-overdue" : undefined}>
            {due.isOverdue ? due.text : `due ${due.text}`}
          </small>
        ) : (
          <small>{formatTimeOrDay(order.createdAt, now, settings.timeZone)}</small>
        )}
      </p>
      <div className="job-do">
        {deposit ? (
          <RecordDeposit label={deposit.record} order={order} />
        ) : (
          <NextStep
            className={order.status === "pending" ? "btn small soft" : "btn small quiet"}
            order={order}
          />
        )}
      </div>
    </li>
  );
}
