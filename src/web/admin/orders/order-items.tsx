import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { Order } from "#contract/orders.ts";
import { Picture } from "#web/catalog/picture.tsx";

/** The pieces of an order and its totals. */
export function OrderItems({ order }: { order: Order }) {
  const sums = [
    { label: "Subtotal", amount: order.subtotal },
    { label: "Shipping", amount: order.shipping },
    { label: "Tax", amount: order.tax },
    { label: "Total", amount: order.total },
  ];
  return (
    <section className="order-part">
      <h2>Pieces</h2>
      <ul className="order-pieces">
        {order.items.map(({ id, productId, productName, picture, quantity, price }) => (
          <li key={id}>
            <span className="job-picture">
              {picture && <Picture picture={picture} isDecorative sizes="64px" />}
            </span>
            <span>
              {productId === null ? (
                productName
              ) : (
                <Link className="link" to={`/products/${productId}`}>
                  {productName}
                </Link>
              )}
              {quantity > 1 && <small>{quantity} pieces</small>}
            </span>
            <span className="num">{formatPrice(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
