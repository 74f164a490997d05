import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { QuoteField } from "./quote-field.tsx";
import { type QuoteForm, sumForm } from "./quote-form.ts";

/** The sums, which follow what is typed, with shipping and the tax rate to type. */
export function QuoteSumsFields() {
  const { control, register } = useFormContext<QuoteForm>();
  const { subtotalCents, shippingCents, taxCents, totalCents } = sumForm(
    useWatch({ control }) as QuoteForm,
  );
  return (
    <div className="quote-sums-fields">
      <p>
        <span>Subtotal</span>
        <span>{formatPrice(formatHundredths(subtotalCents))}</span>
      </p>
      <div>
        <QuoteField label="Shipping" name="shipping">
          {(control) => (
            <input {...control} inputMode="decimal" placeholder="0.00" {...register("shipping")} />
          )}
        </QuoteField>
        <span>
          {shippingCents === 0 ? "Included" : formatPrice(formatHundredths(shippingCents))}
        </span>
      </div>
      <div>
        <QuoteField label="Sales tax, percent" name="taxRate">
          {(control) => (
            <input {...control} inputMode="decimal" placeholder="0" {...register("taxRate")} />
          )}
        </QuoteField>
        <span>{formatPrice(formatHundredths(taxCents))}</span>
      </div>
      <div aria-live="polite" className="quote-sums-total">
        <span>Total</span>
        <BigPrice price={formatHundredths(totalCents)} />
      </div>
    </div>
  );
}
