import { Link } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import { INQUIRY_STATE_LABELS } from "../../inquiries/inquiry-state-labels.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { nameOrder } from "../../order-source.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { useNow } from "../../use-now.ts";
import "../../history-list.css";

/** The orders, the inquiries and what was reserved, the newest first. */
export function CustomerHistory({ customer }: { customer: Customer }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const day = (instant: string) => formatRecentDay(instant, { now, timeZone });
  const { orders, inquiries, reservations } = customer;
  return (
    <>
      <section className="order-part">
        <h2>Orders</h2>
        <Lines
          none="No orders yet."
          rows={orders.map((order) => ({
            to: `/admin/orders/${order.id}`,
            what: order.items.map(({ productName }) => productName).join(", "),
            side: formatPrice(order.total),
            detail: `${nameOrder(order)}, ${describeStatus(order, order.status).toLowerCase()}, ${day(order.createdAt)}`,
          }))}
        />
      </section>
      <section className="order-part">
        <h2>Inquiries</h2>
        <Lines
          none="No inquiries yet."
          rows={inquiries.map(({ id, pieces, state, lastMessageAt }) => ({
            to: `/admin/inquiries/${id}`,
            what: describePieces(pieces),
            side: INQUIRY_STATE_LABELS[state],
            detail: day(lastMessageAt),
          }))}
        />
      </section>
      <section className="order-part">
        <h2>Reserved</h2>
        <Lines
          none="Nothing reserved yet."
          rows={reservations.map(({ inquiryId, productId, name, until, isReserved, at }) => ({
            to: `/admin/inquiries/${inquiryId}`,
            key: `${inquiryId} ${productId} ${at}`,
            what: name,
            side: "",
            detail: until
              ? isReserved
                ? `Reserved until ${day(until)}`
                : `Was reserved until ${day(until)}`
              : day(at),
          }))}
        />
      </section>
    </>
  );
}

type Row = { to: string; key?: string; what: string; side: string; detail: string };

function Lines({ rows, none }: { rows: Row[]; none: string }) {
  if (rows.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="history-list">
      {rows.map(({ to, key = to, what, side, detail }) => (
        <li key={key}>
          <Link to={to}>
            <span>{what}</span>
            <span className="num">{side}</span>
            <small>{detail}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
