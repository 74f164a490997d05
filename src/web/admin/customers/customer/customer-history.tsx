import { Link } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import type { Sale } from "#contract/sales/sale.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePagedList } from "../../api-client/use-paged-list.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryList } from "../../list/query-list.tsx";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { SaleRow, salePath } from "../../sales/sale-row.tsx";
import { useNow } from "../../use-now.ts";
import "../../history-list.css";

const SALES_SHOWN = 50;

/** The sales, open ones first, and what was reserved. */
export function CustomerHistory({ customer }: { customer: Customer }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const day = (instant: string) => formatRecentDay(instant, { now, timeZone });
  const { reservations } = customer;
  return (
    <>
      <CustomerSales customerId={customer.id} />
      <section className="order-part">
        <h2>Reserved</h2>
        <Lines
          none="Nothing reserved yet."
          rows={reservations.map(({ inquiryId, productId, name, until, isReserved, at }) => ({
            to: `/admin/inquiries/${inquiryId}`,
            key: `${inquiryId} ${productId} ${at}`,
            what: name,
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

/** Each once, those that are done included. */
function CustomerSales({ customerId }: { customerId: number }) {
  const sales = usePagedList<Sale>(`/api/sales?customerId=${customerId}`, SALES_SHOWN, {
    refetchOnMount: "always",
  });
  return (
    <section className="order-part">
      <h2>Sales</h2>
      <QueryList
        empty={<p className="muted">No sales yet.</p>}
        items={sales.items}
        query={sales}
        skeleton={<Skeleton className="to-do-line" />}
      >
        {(items) => (
          <ul>
            {items.map((sale) => (
              <SaleRow key={salePath(sale)} sale={sale} />
            ))}
          </ul>
        )}
      </QueryList>
      <ShowMoreButton list={sales} />
    </section>
  );
}

type Row = { to: string; key: string; what: string; detail: string };

function Lines({ rows, none }: { rows: Row[]; none: string }) {
  if (rows.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="history-list">
      {rows.map(({ to, key, what, detail }) => (
        <li key={key}>
          <Link to={to}>
            <span>{what}</span>
            <small>{detail}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
