import { ORDER_FIELDS } from "./order-fields.ts";
import { OrderTextField } from "./order-text-field.tsx";

export function CustomerFields() {
  return (
    <fieldset className="order-fields">
      <legend>Customer</legend>
      <div className="wide">
        <OrderTextField name="customerName" label={ORDER_FIELDS.customerName} />
      </div>
      <div className="wide">
        <OrderTextField name="customerEmail" label={ORDER_FIELDS.customerEmail} type="email" />
      </div>
      <OrderTextField name="customerPhone" label={ORDER_FIELDS.customerPhone} type="tel" />
    </fieldset>
  );
}
