import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { Order } from "#contract/sales/orders.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { continueFrom, readTyped, useFollowing } from "../../../forms/continue-from.ts";
import { useUnsavedChanges } from "../../../forms/use-unsaved-changes.ts";
import { useEditOrder } from "../../use-edit-order.ts";
import { MESSAGES } from "../messages.ts";

const CARRIERS = ["USPS", "UPS", "FedEx", "DHL"];

type Tracking = { trackingCarrier: string; trackingNumber: string };

/** The carrier and the number of a parcel. */
export function TrackingForm({ order }: { order: Order }) {
  const { toast } = useToast();
  const defaultValues = toTracking(order);
  const form = useForm<Tracking>({ defaultValues });
  const { register, handleSubmit, formState } = form;
  useFollowing(form, defaultValues);
  const sent = useRef(defaultValues);
  const edit = useEditOrder(order.id, (saved) => {
    continueFrom(form, sent.current, toTracking(saved));
    toast({ title: MESSAGES.tracking.saved });
  });
  useUnsavedChanges(formState.isDirty);
  const submit = (tracking: Tracking) => {
    sent.current = readTyped(form);
    edit.mutate({ ...tracking, updatedAt: order.updatedAt });
  };
  return (
    <form
      className="order-tracking"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Field id="tracking-carrier" label={MESSAGES.tracking.carrier}>
        <input
          autoComplete="off"
          id="tracking-carrier"
          list="carriers"
          maxLength={50}
          {...register("trackingCarrier")}
        />
        <datalist id="carriers">
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier}>
              {carrier}
            </option>
          ))}
        </datalist>
      </Field>
      <Field id="tracking-number" label={MESSAGES.tracking.number}>
        <input
          autoComplete="off"
          id="tracking-number"
          maxLength={100}
          {...register("trackingNumber")}
        />
      </Field>
      {formState.isDirty && (
        <button className="btn quiet small" disabled={edit.isPending} type="submit">
          {edit.isPending ? MESSAGES.tracking.saving : MESSAGES.tracking.save}
        </button>
      )}
    </form>
  );
}

const toTracking = ({ trackingCarrier, trackingNumber }: Order): Tracking => ({
  trackingCarrier: trackingCarrier ?? "",
  trackingNumber: trackingNumber ?? "",
});
