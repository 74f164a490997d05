import { useFormContext } from "react-hook-form";
import type { Order } from "#contract/sales/orders.ts";
import { Field } from "#web/ui/field.tsx";
import "../order-forms.css";

const CARRIERS = ["USPS", "UPS", "FedEx", "DHL"];

export type Tracking = { trackingCarrier: string; trackingNumber: string };

export const toTracking = ({ trackingCarrier, trackingNumber }: Order): Tracking => ({
  trackingCarrier: trackingCarrier ?? "",
  trackingNumber: trackingNumber ?? "",
});

type Props = {
  /** What the ids of its fields begin with. */
  id: string;
  /** Called when a field is left. */
  onLeave?: () => void;
};

/** The carrier and the number of a parcel. */
export function TrackingFields({ id, onLeave }: Props) {
  const { register } = useFormContext<Tracking>();
  const options = onLeave ? { onBlur: onLeave } : {};
  return (
    <>
      <Field id={`${id}-carrier`} label="Carrier">
        <input
          autoComplete="off"
          id={`${id}-carrier`}
          list={`${id}-carriers`}
          maxLength={50}
          {...register("trackingCarrier", options)}
        />
        <datalist id={`${id}-carriers`}>
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier}>
              {carrier}
            </option>
          ))}
        </datalist>
      </Field>
      <Field id={`${id}-number`} label="Tracking number">
        <input
          autoComplete="off"
          id={`${id}-number`}
          maxLength={100}
          {...register("trackingNumber", options)}
        />
      </Field>
    </>
  );
}
