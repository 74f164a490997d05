import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { nameOrder } from "../../order-source.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { useNow } from "../../use-now.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { INQUIRY_STATE_LABELS } from "../../inquiries/inquiry-state-labels.ts";
import "../../history-list.css";

const MOST = 5;

type Props = {
  customerId: number;
  /** Of the sale that is shown. */
  inquiryId: number | undefined;
  orderId: number | undefined;
};

/** What else the same person asked and ordered, the newest first, and the way to their page. */
export function History({ customerId, inquiryId, orderId }: Props) {
  const customer = useQuery<Customer>({ queryKey: [`/api/customers/${customerId}`] });
  const entries = customer.data ? toEntries(customer.data, { inquiryId, orderId }) : [];
  return (
    <>
      {entries.length > 0 && (
        <>
          <h3>Before and since</h3>
          <ul className="history-list">
            {entries.slice(0, MOST).map((entry) => (
              <HistoryRow entry={entry} key={entry.to} />
            ))}
          </ul>
        </>
      )}
      <Link className="link small target" to={`/admin/customers/${customerId}`}>
        Open the customer’s page
      </Link>
    </>
  );
}

type Entry = { to: string; at: string; what: string; sum?: string; kind: string; state: string };

type Current = Pick<Props, "inquiryId" | "orderId">;

function toEntries({ orders, inquiries }: Customer, { inquiryId, orderId }: Current): Entry[] {
  const entries = [
    ...orders
      .filter(({ id }) => id !== orderId)
      .map((order) => ({
        to: `/admin/orders/${order.id}`,
        at: order.createdAt,
        what: order.items.map(({ productName }) => productName).join(", "),
        sum: formatPrice(order.total),
        kind: nameOrder(order),
        state: describeStatus(order, order.status),
      })),
    ...inquiries
      .filter(({ id }) => id !== inquiryId)
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
