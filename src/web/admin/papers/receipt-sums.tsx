import { formatPrice } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { PrintedPapers } from "#contract/sales/papers.ts";
import type { Payment } from "#contract/sales/payments.ts";
import { feesOf, formatFees } from "../orders/fees-of.ts";
import { PAYMENT_LABELS } from "../orders/payment-labels.ts";
import { formatPaperDay } from "./format-paper-day.ts";

type Props = Pick<PrintedPapers, "order" | "taxRate" | "timeZone">;

/** The sums of an order down to what is owed, each payment with its number and date. */
export function ReceiptSums({ order, taxRate, timeZone }: Props) {
  const { subtotal, shipping, tax, total, payments, balanceDue, status, delivery } = order;
  const fees = feesOf(order);
  return (
    <dl className="receipt-sums">
      {fees !== 0 && <Sum label="Fees and discounts" text={formatFees(fees)} />}
      <Sum label="Subtotal" text={formatPrice(subtotal)} />
      {delivery === "shipping" && (
        <Sum label="Shipping" text={Number(shipping) === 0 ? "Included" : formatPrice(shipping)} />
      )}
      {Number(tax) > 0 && <Sum label={nameTax(taxRate)} text={formatPrice(tax)} />}
      <Sum className="receipt-total" label="Total" text={formatPrice(total)} />
      {payments.map((payment) => (
        <Sum
          key={payment.id}
          label={describePayment(payment, timeZone)}
          text={`−${formatPrice(payment.amount)}`}
        />
      ))}
      {status !== "cancelled" && (
        <Sum className="receipt-total" label="Balance due" text={formatPrice(balanceDue)} />
      )}
    </dl>
  );
}

function Sum(props: { label: string; text: string; className?: string }) {
  return (
    <div className={props.className}>
      <dt>{props.label}</dt>
      <dd>{props.text}</dd>
    </div>
  );
}

function describePayment({ method, reference, paidOn }: Payment, timeZone: string): string {
  const how = [PAYMENT_LABELS[method], reference].filter(Boolean).join(" ");
  return `${how}, ${formatPaperDay(dayInTimeZone(paidOn, timeZone))}`;
}

const nameTax = (rate: string | null) => (rate === null ? "Sales tax" : `Sales tax, ${rate}%`);
