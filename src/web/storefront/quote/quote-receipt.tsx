import { formatPrice } from "#contract/decimals.ts";
import type { QuoteOrder } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { PrintButton } from "./print-button.tsx";

const METHODS = {
  check: "Check",
  card: "Card",
  cash: "Cash",
  transfer: "Bank transfer",
  other: "Payment",
};

/** The payments of the order under the number of their receipt. */
export function QuoteReceipt({ order, timeZone }: { order: QuoteOrder; timeZone: string }) {
  const isPaid = Number(order.balanceDue) === 0;
  return (
    <section aria-labelledby="receipt" className="quote-receipt">
      <div className="quote-receipt-head">
        <h2 id="receipt">{`Receipt ${order.receiptNumber ?? ""}`}</h2>
        <PrintButton className="btn small quiet" />
      </div>
      <dl className="quote-terms">
        <div>
          <dt>{`Total of order ${order.id}`}</dt>
          <dd>{formatPrice(order.total)}</dd>
        </div>
        {order.payments.map(({ amount, method, paidOn, reference }) => (
          <div key={`${paidOn} ${amount} ${reference ?? ""}`}>
            <dt>
              {[METHODS[method], reference].filter(Boolean).join(" ")},{" "}
              {formatLongDate(paidOn, timeZone)}
            </dt>
            <dd>−{formatPrice(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{isPaid ? "Paid in full" : "Still to pay"}</dt>
          <dd>
            <b>{formatPrice(isPaid ? order.amountPaid : order.balanceDue)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}
