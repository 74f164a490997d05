import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { AmountFields } from "./amount-fields.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { ORDER_FIELDS } from "./order-fields.ts";
import type { OrderForm } from "./order-form.ts";
import { OrderLines } from "./order-lines.tsx";

type Props = ComponentProps<typeof AmountFields>;

/** All fields of an order on one screen. */
export function OrderFormFields({ feesCents }: Props) {
  const { register, formState } = useFormContext<OrderForm>();
  const error = formState.errors.notes?.message;
  return (
    <div className="order-form-columns">
      <div>
        <OrderLines />
        <AmountFields feesCents={feesCents} />
      </div>
      <div>
        <CustomerFields />
        <DeliveryFields />
        <Field id="order-notes" label={ORDER_FIELDS.notes} help="Only you see them." error={error}>
          <textarea
            dir="auto"
            id="order-notes"
            rows={3}
            {...fieldAriaProps("order-notes", error, true)}
            {...register("notes")}
          />
        </Field>
      </div>
    </div>
  );
}
