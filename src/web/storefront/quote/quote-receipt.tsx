import { formatPrice } from "#contract/decimals.ts";
import type { QuoteOrder } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES } from "./messages.ts";

const METHODS: Record<QuoteOrder["payments"][number]["method"], string> = MESSAGES.receipt.methods;

/** The payments of the order under the number of their receipt. */
export function QuoteReceipt({ order }: { order: QuoteOrder }) {
  const { timeZone } = useLayoutData().settings;
  const isHydrated = useHydrated();
  const isPaid = Number(order.balanceDue) === 0;
  return (
    <section aria-labelledby="receipt" className="quote-receipt">
      <div className="quote-receipt-head">
        <h2 id="receipt">{MESSAGES.receipt.title(order.receiptNumber ?? "")}</h2>
        {isHydrated && (
          <button className="btn small quiet" onClick={() => window.print()} type="button">
            <Icon name="printer" /> {MESSAGES.print}
          </button>
        )}
      </div>
      <dl className="quote-terms">
        <div>
          <dt>{MESSAGES.receipt.total(order.id)}</dt>
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
          <dt>{isPaid ? MESSAGES.receipt.paid : MESSAGES.receipt.toPay}</dt>
          <dd>
            <b>{formatPrice(isPaid ? order.amountPaid : order.balanceDue)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}
