import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { formatPrice } from "#contract/decimals.ts";
import type { Order, OrderItem } from "#contract/sales/orders.ts";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import type { Payment } from "#contract/sales/payments.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { feesOf, formatFees } from "../../orders/fees-of.ts";
import { PAYMENT_LABELS } from "../../orders/payment-labels.ts";
import { storeOrder } from "../../orders/store-order.ts";
import { REFETCHED } from "../../orders/use-change-order-status.ts";

/** "Custom work, 18k white gold, 1.8 mm": what was noted of a line. */
function Notes({
  productId,
  customizations: notes,
  isOwn,
}: Pick<OrderItem, "productId" | "customizations"> & { isOwn: boolean }) {
  const size = notes?.["ringSize"];
  const parts = [
    isOwn && productId === null && "Custom work",
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
                <Notes
                  customizations={customizations}
                  isOwn={order.source === null}
                  productId={productId}
                />
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

/** The rows of what was paid; one recorded by mistake can be removed, with Undo. */
function OrderPayments({ order }: { order: Order }) {
  const formatDay = useDateFormat({ month: "short", day: "numeric" });
  const remove = useRemovePayment(order);
  return order.payments.map((payment) => {
    const how = [PAYMENT_LABELS[payment.method], payment.reference].filter(Boolean).join(" ");
    const name = `${how}, ${formatDay(payment.paidOn)}`;
    return (
      <div key={payment.id} className="order-sum-payment">
        <dt>
          {name}
          {order.source === null && (
            <button
              className="iconbtn"
              type="button"
              aria-label={`Remove payment ${name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(payment)}
            >
              <Icon name="close" />
            </button>
          )}
        </dt>
        <dd className="num">−{formatPrice(payment.amount)}</dd>
      </div>
    );
  });
}

function useRemovePayment({ id }: Order) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const payments = `/api/orders/${id}/payments`;
  const failed = (error: Error) => showError("Couldn’t change the payments", error);
  const restore = useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ amount, method, paidOn, reference }: Payment) =>
      callApi<Order>("POST", payments, { amount, method, paidOn, reference }),
    onSuccess: (order) => storeOrder(client, order),
    onSettled: () => refetch(client, ...REFETCHED),
    onError: failed,
  });
  return useAction({
    keyOf: ({ id }) => id,
    mutationFn: (payment: Payment) => callApi<Order>("DELETE", `${payments}/${payment.id}`),
    onSuccess: (order, payment) => {
      storeOrder(client, order);
      toast({
        title: "Payment removed",
        action: { label: "Undo", onPress: () => restore.mutate(payment) },
      });
    },
    onSettled: () => refetch(client, ...REFETCHED),
    onError: failed,
  });
}
