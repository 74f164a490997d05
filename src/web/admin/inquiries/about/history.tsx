import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { nameOrder } from "../../order-source.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { useNow } from "../../use-now.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { firstName } from "../describe-inquiry.ts";
import { formatRecentDay } from "../format-recent.ts";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";
import "../../history-list.css";

const MOST = 5;

/** What else the same person asked and ordered, the newest first. */
export function History({ inquiry }: { inquiry: Inquiry }) {
  const { customerId } = inquiry;
  const customer = useQuery<Customer>({
    queryKey: [`/api/customers/${customerId}`],
    enabled: customerId !== null,
  });
  if (customerId === null || !customer.data) return null;
  const entries = toEntries(customer.data, inquiry.id);
  return (
    <section className="about-part">
      <h3>{`${isolateText(firstName(inquiry.name))}’s history`}</h3>
      {entries.length > 0 && (
        <ul className="history-list">
          {entries.slice(0, MOST).map((entry) => (
            <HistoryRow entry={entry} key={entry.to} />
          ))}
        </ul>
      )}
      <Link className="link small target" to={`/admin/customers/${customerId}`}>
        Open the customer’s page
      </Link>
    </section>
  );
}

type Entry = { to: string; at: string; what: string; sum?: string; kind: string; state: string };

function toEntries({ orders, inquiries }: Customer, currentId: number): Entry[] {
  const entries = [
    ...orders.map((order) => ({
      to: `/admin/orders/${order.id}`,
      at: order.createdAt,
      what: order.items.map(({ productName }) => productName).join(", "),
      sum: formatPrice(order.total),
      kind: nameOrder(order),
      state: describeStatus(order, order.status),
    })),
    ...inquiries
      .filter(({ id }) => id !== currentId)
      .map(({ id, pieces, lastMessageAt, state }) => ({
        to: `/admin/inquiries/${id}`,
        at: lastMessageAt,
        what: describePieces(pieces),
        kind: "Inquiry",
        state: INQUIRY_STATE_LABELS[state],
      })),
  ];
  return entries.toSorted((a, b) => b.at.localeCompare(a.at));
}

function HistoryRow({ entry: { to, at, what, sum, kind, state } }: { entry: Entry }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  return (
    <li>
      <Link to={to}>
        <span>{what}</span>
        {sum && <span className="num">{sum}</span>}
        <small>
          {kind}, {state.toLowerCase()}, {formatRecentDay(at, { now, timeZone })}
        </small>
      </Link>
    </li>
  );
}
