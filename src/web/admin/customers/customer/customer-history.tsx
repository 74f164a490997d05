import { Link } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { INQUIRY_WORDS } from "../../inquiries/messages.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { useNow } from "../../use-now.ts";
import { CUSTOMER_WORDS } from "../messages.ts";
import "../../history-list.css";

const words = CUSTOMER_WORDS;

/** The orders, the inquiries and what was reserved, the newest first. */
export function CustomerHistory({ customer }: { customer: Customer }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const day = (instant: string) => formatRecentDay(instant, { now, timeZone });
  const { orders, inquiries, reservations } = customer;
  return (
    <>
      <section className="order-part">
        <h2>{words.orders}</h2>
        <Lines
          none={words.noOrders}
          rows={orders.map((order) => ({
            to: `/admin/orders/${order.id}`,
            what: order.items.map(({ productName }) => productName).join(", "),
            side: formatPrice(order.total),
            detail: `${words.order(order.id)}, ${describeStatus(order, order.status).toLowerCase()}, ${day(order.createdAt)}`,
          }))}
        />
      </section>
      <section className="order-part">
        <h2>{words.inquiries}</h2>
        <Lines
          none={words.noInquiries}
          rows={inquiries.map(({ id, pieces, state, lastMessageAt }) => ({
            to: `/admin/inquiries/${id}`,
            what: describePieces(pieces),
            side: INQUIRY_WORDS.states[state],
            detail: day(lastMessageAt),
          }))}
        />
      </section>
      <section className="order-part">
        <h2>{words.reservations}</h2>
        <Lines
          none={words.noReservations}
          rows={reservations.map(({ inquiryId, productId, name, until, isReserved, at }) => ({
            to: `/admin/inquiries/${inquiryId}`,
            key: `${inquiryId} ${productId} ${at}`,
            what: name,
            side: "",
            detail: until
              ? (isReserved ? words.reservedUntil : words.wasReserved)(day(until))
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
