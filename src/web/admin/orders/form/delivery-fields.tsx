import { useFormContext, useWatch } from "react-hook-form";
import { ORDER_FIELDS } from "./order-fields.ts";
import type { OrderForm } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";
import "../delivery-choice.css";

/** Pickup or shipping; only shipping asks for an address. */
export function DeliveryFields() {
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
          <div className="wide">
            <OrderTextField name="line1" label={ORDER_FIELDS.line1} />
          </div>
          <div className="wide">
            <OrderTextField name="line2" label={ORDER_FIELDS.line2} />
          </div>
          <OrderTextField name="city" label={ORDER_FIELDS.city} />
          <OrderTextField name="state" label={ORDER_FIELDS.state} />
          <OrderTextField name="postalCode" label={ORDER_FIELDS.postalCode} />
          <OrderTextField name="country" label={ORDER_FIELDS.country} />
        </>
      )}
    </fieldset>
  );
}
