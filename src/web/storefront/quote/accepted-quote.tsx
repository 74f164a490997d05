import { formatPrice } from "#contract/decimals.ts";
import type { PublicQuote, QuoteOrder } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { QuoteLines, QuoteSums } from "#web/catalog/quote/quote-sheet.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isPaidFirst } from "./list-next-steps.ts";
import { NextSteps } from "./next-steps.tsx";

/** Prints the page, by the page script. */
const PrintButton = ({ className }: { className: string }) => (
  <button className={`${className} quote-print`} data-print="" type="button">
    <Icon name="printer" /> Print
  </button>
);

const METHODS = {
  check: "Check",
  card: "Card",
  cash: "Cash",
  transfer: "Bank transfer",
  other: "Payment",
};

/** "Thank you", what was agreed, what was paid and what happens next. */
export function AcceptedQuote({ quote, timeZone }: { quote: PublicQuote; timeZone: string }) {
  const { order } = quote;
  const isCanceled = order?.status === "cancelled";
  return (
    <>
      <div className="quote-done">
        {/* It takes the place of the form. */}
        <h1 data-focus tabIndex={-1}>
          {`Thank you, ${quote.name.split(" ")[0] ?? ""}.`}
        </h1>
        <p className="quote-lead">{describeAcceptance(quote, timeZone)}</p>
        <dl className="quote-terms">
          {listFacts(quote, timeZone).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="quote-after">
          <a className="btn quiet" href={`${quote.inquiryUrl}#answer`}>
            Ask a question
          </a>
          {order?.receiptNumber ? (
            <a className="btn quiet" href="#receipt">
              See your receipt
            </a>
          ) : (
            <PrintButton className="btn quiet" />
          )}
        </div>
      </div>
      {order?.receiptNumber && <QuoteReceipt order={order} timeZone={timeZone} />}
      <details className="quote-fold">
        <summary>
          <span>Your quote</span>
          <span className="num">{formatPrice(quote.total)}</span>
        </summary>
        <QuoteLines {...quote} />
        <QuoteSums {...quote} />
      </details>
      {!isCanceled && <NextSteps quote={quote} timeZone={timeZone} />}
    </>
  );
}

function describeAcceptance(quote: PublicQuote, timeZone: string): string {
  const { endedAt, order, deposit } = quote;
  const when = `You accepted this quote on ${formatLongDate(endedAt, timeZone)}.`;
  if (order?.status === "cancelled") return `${when} The order has since been canceled.`;
  const isOpen = order === null || (order.status === "pending" && Number(order.amountPaid) === 0);
  if (!isOpen) return when;
  if (Number(deposit ?? 0) === 0) return `${when} I’ll write to you soon.`;
  return `${when} ${isPaidFirst(quote) ? "I’ll send you the payment details today." : "I’ll send you the deposit details today."}`;
}

function describeDeposit(quote: PublicQuote): { label: string; text: string } {
  const { order } = quote;
  return isPaidFirst(quote)
    ? { label: "Still to pay", text: formatPrice(order?.total ?? quote.total) }
    : { label: "Deposit to start", text: formatPrice(quote.deposit ?? "0") };
}

function listFacts(quote: PublicQuote, timeZone: string): { label: string; text: string }[] {
  const { order, deposit, readyBy, delivery, pickupAddress } = quote;
  const isPaid = Number(order?.amountPaid ?? 0) > 0;
  const address = order?.shippingAddress;
  const place = address && [address["line1"], address["city"]].filter(Boolean).join(", ");
  return [
    ...(order ? [{ label: "Order", text: String(order.id) }] : []),
    ...(Number(deposit ?? 0) > 0 && !isPaid ? [describeDeposit(quote)] : []),
    ...(order && isPaid && Number(order.balanceDue) > 0
      ? [{ label: "Still to pay", text: formatPrice(order.balanceDue) }]
      : []),
    ...(delivery === "pickup" && pickupAddress ? [{ label: "Pick up", text: pickupAddress }] : []),
    ...(place ? [{ label: "Ship to", text: place }] : []),
    ...(readyBy ? [{ label: "Ready by", text: formatLongDate(readyBy, timeZone) }] : []),
  ];
}

/** The payments of the order under the number of their receipt. */
function QuoteReceipt({ order, timeZone }: { order: QuoteOrder; timeZone: string }) {
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
