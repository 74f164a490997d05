import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type OrderForm, totalOf } from "./order-form.ts";
import { PieceSearch } from "../piece-search.tsx";

/** The pieces of a new order, each with quantity and agreed price. */
export function OrderLines() {
  const { control, register, formState } = useFormContext<OrderForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "items", keyName: "key" });
  const errors = formState.errors.items;
  return (
    <fieldset className="order-lines">
      <legend>Pieces</legend>
      <PieceSearch
        taken={fields.map(({ productId }) => productId)}
        onPick={({ id, name, price }) => append({ productId: id, name, quantity: 1, price })}
      />
      {errors?.message && <p className="err">{errors.message}</p>}
      {errors?.root?.message && <p className="err">{errors.root.message}</p>}
      <ul>
        {fields.map(({ key, name }, index) => (
          <li key={key}>
            <b>{name}</b>
            <Field
              id={`order-quantity-${index}`}
              label="Quantity"
              error={errors?.[index]?.quantity?.message}
            >
              <input
                id={`order-quantity-${index}`}
                type="number"
                min={1}
                {...register(`items.${index}.quantity`, { valueAsNumber: true })}
              />
            </Field>
            <Field
              id={`order-price-${index}`}
              label="Price, US dollars"
              error={errors?.[index]?.price?.message}
            >
              <input
                id={`order-price-${index}`}
                inputMode="decimal"
                {...register(`items.${index}.price`)}
              />
            </Field>
            <button
              className="iconbtn"
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => remove(index)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Amounts />
    </fieldset>
  );
}

function Amounts() {
  const { control, register, formState } = useFormContext<OrderForm>();
  const [items, shipping, tax] = useWatch({ control, name: ["items", "shipping", "tax"] });
  const total = totalOf({ items, shipping, tax });
  return (
    <div className="order-amounts">
      {(["shipping", "tax"] as const).map((name) => (
        <Field
          key={name}
          id={`order-${name}`}
          label={name === "shipping" ? "Shipping" : "Tax"}
          error={formState.errors[name]?.message}
        >
          <input id={`order-${name}`} inputMode="decimal" placeholder="0.00" {...register(name)} />
        </Field>
      ))}
      <p className="order-total" aria-live="polite">
        Total <b>{formatPrice(formatHundredths(total))}</b>
      </p>
    </div>
  );
}
