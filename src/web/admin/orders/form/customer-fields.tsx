import { OrderTextField } from "./order-text-field.tsx";
import { MESSAGES } from "./messages.ts";

export function CustomerFields() {
  return (
    <fieldset className="order-fields">
      <legend>{MESSAGES.customer}</legend>
      <div className="wide">
        <OrderTextField name="customerName" label={MESSAGES.fields.customerName} />
      </div>
      <div className="wide">
        <OrderTextField name="customerEmail" label={MESSAGES.fields.customerEmail} type="email" />
      </div>
      <OrderTextField name="customerPhone" label={MESSAGES.fields.customerPhone} type="tel" />
    </fieldset>
  );
}
