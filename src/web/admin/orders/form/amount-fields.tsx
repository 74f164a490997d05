import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { formatFees } from "../fees-of.ts";
import { type OrderForm, taxOf, totalOf } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";
import { MESSAGES } from "./messages.ts";

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
  const amount = { inputMode: "decimal", placeholder: MESSAGES.amountExample } as const;
  return (
    <fieldset className="order-fields">
      <legend>{MESSAGES.amounts}</legend>
      <OrderTextField name="shipping" label={MESSAGES.fields.shipping} {...amount} />
      <OrderTextField
        name="taxRate"
        label={MESSAGES.fields.taxRate}
        inputMode="decimal"
        placeholder="0"
      />
      <OrderTextField name="deposit" label={MESSAGES.fields.deposit} {...amount} />
      <OrderTextField name="dueDate" label={MESSAGES.fields.dueDate} type="date" />
      {feesCents !== 0 && (
        <p className="order-fees wide">
          {MESSAGES.fees} <span>{formatFees(feesCents)}</span>
        </p>
      )}
      {taxCents !== 0 && (
        <p className="order-fees wide">
          {MESSAGES.fields.tax} <span>{formatPrice(formatHundredths(taxCents))}</span>
        </p>
      )}
      <p className="order-total wide" aria-live="polite">
        {MESSAGES.total} <b>{formatPrice(formatHundredths(total))}</b>
      </p>
    </fieldset>
  );
}
