import { useFieldArray, useFormContext } from "react-hook-form";
import { Icon } from "#web/ui/icon.tsx";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { ORDER_FIELDS } from "./order-fields.ts";
import type { OrderForm } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";

const CUSTOM_LINE = { productId: null, name: "", quantity: 1, price: "", customizations: null };

/** The pieces and the custom work of an order, each with quantity and agreed price. */
export function OrderLines() {
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
              <OrderTextField
                name={`items.${index}.name`}
                label="Custom work"
                placeholder="Commission, repair, chain"
              />
            ) : (
              <b>{name}</b>
            )}
            <OrderTextField name={`items.${index}.quantity`} label="Quantity" isCount />
            <OrderTextField
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

const nameRemoval = (name: string) => (name ? `Remove ${name}` : "Remove this line");
