import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { Order, OrderItem } from "#contract/sales/orders.ts";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { PieceThumbnail } from "../../../pieces/piece-thumbnail.tsx";
import { feesOf, formatFees } from "../../fees-of.ts";
import { OrderPayments } from "./order-payments.tsx";

/** "Custom work, 18k white gold, 1.8 mm": what was noted of a line. */
function Notes({
  productId,
  customizations: notes,
}: Pick<OrderItem, "productId" | "customizations">) {
  const size = notes?.["ringSize"];
  const parts = [
    productId === null && "Custom work",
    notes?.["metal"],
    typeof size === "string" && `sized to US\u00A0${size.replace(/^US\s*/i, "")}`,
    notes?.["details"],
  ];
  const text = parts.filter((part) => typeof part === "string" && part !== "").join(", ");
  return text && <small>{text}</small>;
}

/** The pieces of an order, its sums, what was paid and what is owed. */
export function OrderItems({ order }: { order: Order }) {
  const fees = feesOf(order);
  const sums = [
    { label: "Subtotal", amount: order.subtotal },
    ...(order.delivery === "shipping" ? [{ label: "Shipping", amount: order.shipping }] : []),
    { label: "Tax", amount: order.tax },
  ];
  return (
    <section className="order-part">
      <h2>Pieces</h2>
      <ul className="order-pieces">
        {order.items.map(
          ({ id, productId, productName, picture, quantity, price, customizations }) => (
            <li key={id}>
              <PieceThumbnail
                edits={productId === null ? undefined : { id: productId, name: productName }}
                picture={picture}
              />
              <span>
                {productId === null ? (
                  <b>{productName}</b>
                ) : (
                  <Link to={`/products/${productId}`}>
                    <b>{productName}</b>
                  </Link>
                )}
                <Notes customizations={customizations} productId={productId} />
                {quantity > 1 && (
                  <small>
                    {quantity} × {formatPrice(price)}
                  </small>
                )}
              </span>
              <span className="num">{formatPrice(String(quantity * Number(price)))}</span>
            </li>
          ),
        )}
      </ul>
      <dl className="order-sums">
        {fees !== 0 && (
          <div>
            <dt>Fees and discounts</dt>
            <dd className="num">{formatFees(fees)}</dd>
          </div>
        )}
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {label === "Shipping" && amount === "0.00" ? "Included" : formatPrice(amount)}
            </dd>
          </div>
        ))}
        <div className="order-sum-total">
          <dt>Total</dt>
          <dd className="num">{formatPrice(order.total)}</dd>
        </div>
        {Number(order.deposit ?? 0) > 0 && (
          <div>
            <dt>Deposit agreed</dt>
            <dd className="num">
              {order.deposit === order.total ? "In full" : formatPrice(order.deposit ?? "0")}
            </dd>
          </div>
        )}
        <OrderPayments order={order} />
        {order.status !== "cancelled" && order.payments.length > 0 && (
          <div className="order-sum-owed">
            <dt>{Number(order.balanceDue) === 0 ? "Paid in full" : "Owed"}</dt>
            <dd>
              <BigPrice
                price={Number(order.balanceDue) === 0 ? order.amountPaid : order.balanceDue}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
