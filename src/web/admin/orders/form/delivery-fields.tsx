import { useFormContext, useWatch } from "react-hook-form";
import type { OrderForm } from "./order-form.ts";
import { OrderTextField } from "./order-text-field.tsx";
import "../delivery-choice.css";

/** Pickup or shipping; only shipping asks for an address. */
export function DeliveryFields() {
  const { register, control } = useFormContext<OrderForm>();
  const delivery = useWatch({ control, name: "delivery" });
  return (
    <fieldset className="order-fields">
      <legend>Delivery</legend>
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
            <OrderTextField name="line1" label="Address" />
          </div>
          <div className="wide">
            <OrderTextField name="line2" label="Apartment, company or floor" />
          </div>
          <OrderTextField name="city" label="City" />
          <OrderTextField name="state" label="State" />
          <OrderTextField name="postalCode" label="Postal code" />
          <OrderTextField name="country" label="Country" />
        </>
      )}
    </fieldset>
  );
}
