import { FormProvider, useForm } from "react-hook-form";
import type { Order } from "#contract/sales/orders.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { continueFrom, useFollowing } from "../../../forms/continue-from.ts";
import { useUnsavedChanges } from "../../../forms/use-unsaved-changes.ts";
import { useEditOrder } from "../../use-edit-order.ts";
import { toTracking, type Tracking, TrackingFields } from "./tracking-fields.tsx";

/** The carrier and the number of a parcel, saved when a field is left. */
export function TrackingForm({ order }: { order: Order }) {
  const { toast } = useToast();
  const defaultValues = toTracking(order);
  const form = useForm<Tracking>({ defaultValues });
  const { isDirty } = form.formState;
  useFollowing(form, defaultValues);
  const edit = useEditOrder(order.id, (saved, sent) => {
    continueFrom(form, sent as Tracking, toTracking(saved));
    toast({ title: "Tracking saved" });
  });
  useUnsavedChanges(isDirty && !edit.isPending);
  const save = () => {
    if (isDirty) edit.mutate(form.getValues());
  };
  return (
    <FormProvider {...form}>
      <form
        className="order-tracking"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TrackingFields id="tracking" onLeave={save} />
        {isDirty && (
          <button className="btn quiet small" type="submit">
            {edit.isPending ? "Saving…" : "Save tracking"}
          </button>
        )}
      </form>
    </FormProvider>
  );
}
