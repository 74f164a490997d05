import { Link } from "react-router";
import type { DoubleSale } from "#contract/channels/external-orders.ts";
import { usePlatformMutation } from "../../platforms/use-platform-mutation.ts";
import { MESSAGES } from "./messages.ts";
import "../../platforms/platforms.css";

/** Pieces that were sold twice, with both orders, until marked as settled. */
export function DoubleSaleGroup({ sales }: { sales: DoubleSale[] }) {
  if (sales.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        {MESSAGES.doubleSales.title} <small>{sales.length}</small>
      </h2>
      <p className="to-do-why">{MESSAGES.doubleSales.why}</p>
      <ul>
        {sales.map((sale) => (
          <DoubleSaleRow key={sale.id} sale={sale} />
        ))}
      </ul>
    </section>
  );
}

function DoubleSaleRow({ sale }: { sale: DoubleSale }) {
  const markSettled = usePlatformMutation();
  const { productName, externalOrder, otherOrder, otherExternalOrder } = sale;
  const other = otherOrder ?? otherExternalOrder;
  return (
    <li className="double-sale">
      <div>
        <h3>{productName}</h3>
        <p>
          <Party party={externalOrder} to="/admin/platforms" /> {MESSAGES.doubleSales.and}{" "}
          {other ? (
            <Party
              party={other}
              to={otherOrder ? `/admin/orders/${otherOrder.id}` : "/admin/platforms"}
            />
          ) : (
            MESSAGES.doubleSales.unrecorded
          )}
        </p>
      </div>
      <button
        className="btn quiet small"
        type="button"
        disabled={markSettled.isPending}
        onClick={() =>
          markSettled.mutate({
            method: "POST",
            path: `/api/double-sales/${sale.id}/settle`,
            done: MESSAGES.doubleSales.settled(productName),
            failed: MESSAGES.doubleSales.saveFailed,
          })
        }
      >
        {MESSAGES.doubleSales.markSettled}
        <span className="sr">: {productName}</span>
      </button>
    </li>
  );
}

function Party({ party, to }: { party: DoubleSale["externalOrder"]; to: string }) {
  return (
    <>
      <Link className="link" to={to}>
        {party.name}
      </Link>
      {party.customerName && MESSAGES.doubleSales.of(party.customerName)}
    </>
  );
}
