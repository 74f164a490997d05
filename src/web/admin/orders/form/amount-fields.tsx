import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { formatFees } from "../fees-of.ts";
import { ORDER_FIELDS } from "./order-fields.ts";
import { type OrderForm, taxOf, totalOf } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";

type Props = {
  /** What a platform added or took off, in cents: it is in no line and part of the total. */
  feesCents: number;
};

/** What is added to the pieces, what is paid first, by when, and the total. */
export function AmountFields({ feesCents }: Props) {
  const { control } = useFormContext<OrderForm>();
  const [items, shipping, tax, taxRate] = useWatch({
    control,
    name: ["items", "shipping", "tax", "taxRate"],
  });
  const taxCents = taxOf({ items, tax, taxRate });
  const total = Math.max(0, totalOf({ items, shipping, tax, taxRate }) + feesCents);
  const amount = { inputMode: "decimal", placeholder: "0.00" } as const;
  return (
    <fieldset className="order-fields">
      <legend>What you agreed on</legend>
      <OrderTextField name="shipping" label={ORDER_FIELDS.shipping} {...amount} />
      <OrderTextField
        name="taxRate"
        label={ORDER_FIELDS.taxRate}
        inputMode="decimal"
        placeholder="0"
      />
      <OrderTextField name="deposit" label={ORDER_FIELDS.deposit} {...amount} />
      <OrderTextField name="dueDate" label={ORDER_FIELDS.dueDate} type="date" />
      {feesCents !== 0 && (
        <p className="order-fees wide">
          Fees and discounts <span>{formatFees(feesCents)}</span>
        </p>
      )}
      {taxCents !== 0 && (
        <p className="order-fees wide">
          {ORDER_FIELDS.tax} <span>{formatPrice(formatHundredths(taxCents))}</span>
        </p>
      )}
      <p className="order-total wide" aria-live="polite">
        Total <b>{formatPrice(formatHundredths(total))}</b>
      </p>
    </fieldset>
  );
}
