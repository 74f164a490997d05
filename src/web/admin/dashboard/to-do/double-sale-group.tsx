import { Link } from "react-router";
import type { DoubleSale } from "#contract/channels/external-orders.ts";
import { usePlatformMutation } from "../../platforms/use-platform-mutation.ts";
import "../../platforms/platforms.css";

/** Pieces that were sold twice, with both orders, until marked as settled. */
export function DoubleSaleGroup({ sales }: { sales: DoubleSale[] }) {
  if (sales.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        Sold twice <small>{sales.length}</small>
      </h2>
      <p className="to-do-why">
        Two people bought the same piece at nearly the same time. Write to one of them, and cancel
        that order.
      </p>
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
          <Party party={externalOrder} to="/admin/platforms" /> and{" "}
          {other ? (
            <Party
              party={other}
              to={otherOrder ? `/admin/orders/${otherOrder.id}` : "/admin/platforms"}
            />
          ) : (
            "someone you promised it to without recording an order"
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
            done: `${productName} is settled`,
            failed: "Couldn’t save that",
          })
        }
      >
        Mark as settled
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
      {party.customerName && ` of ${party.customerName}`}
    </>
  );
}
