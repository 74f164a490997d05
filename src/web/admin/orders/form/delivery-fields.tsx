import { useFormContext, useWatch } from "react-hook-form";
import type { OrderForm } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";
import { MESSAGES } from "./messages.ts";
import "../delivery-choice.css";

/** Pickup or shipping; only shipping asks for an address. */
export function DeliveryFields() {
  const { register, control } = useFormContext<OrderForm>();
  const delivery = useWatch({ control, name: "delivery" });
  return (
    <fieldset className="order-fields">
      <legend>{MESSAGES.fields.delivery}</legend>
      <div className="delivery-choice wide">
        <label>
          <input type="radio" value="pickup" {...register("delivery")} /> {MESSAGES.pickup}
        </label>
        <label>
          <input type="radio" value="shipping" {...register("delivery")} /> {MESSAGES.shipTo}
        </label>
      </div>
      {delivery === "shipping" && (
        <>
          <div className="wide">
            <OrderTextField name="line1" label={MESSAGES.fields.line1} />
          </div>
          <div className="wide">
            <OrderTextField name="line2" label={MESSAGES.fields.line2} />
          </div>
          <OrderTextField name="city" label={MESSAGES.fields.city} />
          <OrderTextField name="state" label={MESSAGES.fields.state} />
          <OrderTextField name="postalCode" label={MESSAGES.fields.postalCode} />
          <OrderTextField name="country" label={MESSAGES.fields.country} />
        </>
      )}
    </fieldset>
  );
}
