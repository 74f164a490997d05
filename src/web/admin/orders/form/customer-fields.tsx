import { OrderTextField } from "./order-text-field.tsx";

export function CustomerFields() {
  return (
    <fieldset className="order-fields">
      <legend>Customer</legend>
      <div className="wide">
        <OrderTextField name="customerName" label="Customer name" />
      </div>
      <div className="wide">
        <OrderTextField name="customerEmail" label="Customer e-mail" type="email" />
      </div>
      <OrderTextField name="customerPhone" label="Phone" type="tel" />
    </fieldset>
  );
}
