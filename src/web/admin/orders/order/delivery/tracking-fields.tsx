import { useId } from "react";
import type { Order } from "#contract/sales/orders.ts";
import { FormField } from "../../../forms/form.tsx";
import "../order-forms.css";

const CARRIERS = ["USPS", "UPS", "FedEx", "DHL"];

export type Tracking = { trackingCarrier: string; trackingNumber: string };

export const toTracking = ({ trackingCarrier, trackingNumber }: Order): Tracking => ({
  trackingCarrier: trackingCarrier ?? "",
  trackingNumber: trackingNumber ?? "",
});

const TrackingField = FormField<Tracking>;

/** The carrier and the number of a parcel. @param onLeave called when a field is left */
export function TrackingFields({ onLeave }: { onLeave?: () => void }) {
  const carriers = useId();
  const options = onLeave ? { onBlur: onLeave } : {};
  return (
    <>
      <TrackingField
        label="Carrier"
        list={carriers}
        maxLength={50}
        name="trackingCarrier"
        options={options}
      />
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrier}
          </option>
        ))}
      </datalist>
      <TrackingField
        label="Tracking number"
        maxLength={100}
        name="trackingNumber"
        options={options}
      />
    </>
  );
}
