import type { ComponentProps } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { parseCount } from "#contract/typed-numbers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { FormField } from "../../forms/form.tsx";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { formatFees } from "../fees-of.ts";
import { AddressFields } from "./address-fields.tsx";
import { KnownAddresses } from "./known-addresses.tsx";
import { ORDER_FIELDS } from "./order-fields.ts";
import { type OrderForm, taxOf, totalOf } from "./order-form.ts";
import "../delivery-choice.css";

const OrderField = FormField<OrderForm>;

const CUSTOM_LINE = { productId: null, name: "", quantity: 1, price: "", customizations: null };

/** The form holds a number from the start; the field gives a text. NaN is what is no whole number. */
const AS_COUNT = {
  setValueAs: (typed: string | number): number =>
    typeof typed === "number" ? typed : (parseCount(typed) ?? Number.NaN),
};

const nameRemoval = (name: string) => (name ? `Remove ${name}` : "Remove this line");

type Props = ComponentProps<typeof AmountFields> & ComponentProps<typeof KnownAddresses>;

/** All fields of an order on one screen. */
export function OrderFormFields({ feesCents, customerId }: Props) {
  return (
    <div className="order-form-columns">
      <div>
        <OrderLines />
        <AmountFields feesCents={feesCents} />
      </div>
      <div>
        <CustomerFields />
        <DeliveryFields customerId={customerId} />
        <OrderField help="Only you see them." label={ORDER_FIELDS.notes} name="notes" rows={3} />
      </div>
    </div>
  );
}

function CustomerFields() {
  return (
    <fieldset className="order-fields">
      <legend>Customer</legend>
      <div className="wide">
        <OrderField name="customerName" label={ORDER_FIELDS.customerName} />
      </div>
      <div className="wide">
        <OrderField name="customerEmail" label={ORDER_FIELDS.customerEmail} type="email" />
      </div>
      <OrderField name="customerPhone" label={ORDER_FIELDS.customerPhone} type="tel" />
    </fieldset>
  );
}

/** Pickup or shipping; only shipping asks for an address. */
function DeliveryFields({ customerId }: ComponentProps<typeof KnownAddresses>) {
  const { register, control } = useFormContext<OrderForm>();
  const delivery = useWatch({ control, name: "delivery" });
  return (
    <fieldset className="order-fields">
      <legend>{ORDER_FIELDS.delivery}</legend>
      <div className="delivery-choice wide">
        <label>
          <input type="radio" value="pickup" {...register("delivery")} /> Pickup
        </label>
        <label>
          <input type="radio" value="shipping" {...register("delivery")} /> Ship to
        </label>
      </div>
      {delivery === "shipping" && (
        <>
          <KnownAddresses customerId={customerId} />
          <AddressFields />
        </>
      )}
    </fieldset>
  );
}

type AmountFieldsProps = {
  /** What a platform added or took off, in cents: it is in no line and part of the total. */
  feesCents: number;
};

/** What is added to the pieces, what is paid first, by when, and the total. */
function AmountFields({ feesCents }: AmountFieldsProps) {
  const { control } = useFormContext<OrderForm>();
  const [items, shipping, tax, taxRate] = useWatch({
    control,
    name: ["items", "shipping", "tax", "taxRate"],
  });
  const taxCents = taxOf({ items, tax, taxRate });
  const total = Math.max(0, totalOf({ items, shipping, tax, taxRate }) + feesCents);
  return (
    <fieldset className="order-fields">
      <legend>What you agreed on</legend>
      <OrderField
        name="shipping"
        label={ORDER_FIELDS.shipping}
        inputMode="decimal"
        placeholder="0.00"
      />
      <OrderField name="taxRate" label={ORDER_FIELDS.taxRate} inputMode="decimal" placeholder="0" />
      <OrderField
        name="deposit"
        label={ORDER_FIELDS.deposit}
        inputMode="decimal"
        placeholder="0.00"
      />
      <OrderField name="dueDate" label={ORDER_FIELDS.dueDate} type="date" />
      {feesCents !== 0 && (
        <p className="split muted wide">
          Fees and discounts <span>{formatFees(feesCents)}</span>
        </p>
      )}
      {taxCents !== 0 && (
        <p className="split muted wide">
          {ORDER_FIELDS.tax} <span>{formatPrice(formatHundredths(taxCents))}</span>
        </p>
      )}
      <p className="order-total wide" aria-live="polite">
        Total <b>{formatPrice(formatHundredths(total))}</b>
      </p>
    </fieldset>
  );
}

/** The pieces and the custom work of an order, each with quantity and agreed price. */
function OrderLines() {
  const { control, formState } = useFormContext<OrderForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "items", keyName: "key" });
  const error = formState.errors.items?.message ?? formState.errors.items?.root?.message;
  return (
    <fieldset className="order-lines">
      <legend>{ORDER_FIELDS.items}</legend>
      {error && <p className="err">{error}</p>}
      <ul hidden={fields.length === 0}>
        {fields.map(({ key, productId, name }, index) => (
          <li key={key} className={productId === null ? "custom" : undefined}>
            {productId === null ? (
              <OrderField
                name={`items.${index}.name`}
                label="Custom work"
                placeholder="Commission, repair, chain"
              />
            ) : (
              <b>{name}</b>
            )}
            <OrderField
              name={`items.${index}.quantity`}
              label="Quantity"
              inputMode="numeric"
              options={AS_COUNT}
            />
            <OrderField
              name={`items.${index}.price`}
              label="Price, US dollars"
              inputMode="decimal"
            />
            <button
              className="iconbtn"
              type="button"
              aria-label={nameRemoval(name)}
              onClick={() => remove(index)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <PieceSearch
        taken={fields.flatMap(({ productId }) => productId ?? [])}
        showsLatest={fields.length === 0}
        onPick={({ id, name, price }) =>
          append({ ...CUSTOM_LINE, productId: id, name, price }, { shouldFocus: false })
        }
      />
      <button className="btn quiet small" type="button" onClick={() => append(CUSTOM_LINE)}>
        <Icon name="plus" /> Add custom work
      </button>
    </fieldset>
  );
}
