import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { type OrderForm, totalOf } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";

/** What is added to the pieces, what is paid first, by when, and the total. */
export function AmountFields() {
  const { control } = useFormContext<OrderForm>();
  const [items, shipping, tax] = useWatch({ control, name: ["items", "shipping", "tax"] });
  const total = totalOf({ items, shipping, tax });
  const amount = { inputMode: "decimal", placeholder: "0.00" } as const;
  return (
    <fieldset className="order-fields">
      <legend>Agreed</legend>
      <OrderTextField name="shipping" label="Shipping" {...amount} />
      <OrderTextField name="tax" label="Tax" {...amount} />
      <OrderTextField name="deposit" label="Deposit" {...amount} />
      <OrderTextField name="dueDate" label="Due date" type="date" />
      <p className="order-total wide" aria-live="polite">
        Total <b>{formatPrice(formatHundredths(total))}</b>
      </p>
    </fieldset>
  );
}
