import { Link, useNavigate } from "react-router";
import { useForm } from "react-hook-form";
import { addressSchema, type Order } from "#contract/sales/orders.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { continueFrom, useFollowing } from "../../forms/continue-from.ts";
import { Form } from "../../forms/form.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useEditOrder } from "../../orders/use-edit-order.ts";
import { OrderAddress } from "../../orders/order/delivery/order-address.tsx";
import {
  toTracking,
  type Tracking,
  TrackingFields,
} from "../../orders/order/delivery/tracking-fields.tsx";
import "../../orders/delivery-choice.css";

/** How an order is delivered: picked up, or to which address, by whom and with which number. */
export function OrderDelivery({ order }: { order: Order }) {
  if (order.source === null) return <OwnDelivery order={order} />;
  return (
    order.shippingAddress && (
      <section className="order-part">
        <h2>Delivery</h2>
        <OrderAddress title="Shipped to" address={order.shippingAddress} />
      </section>
    )
  );
}

function OwnDelivery({ order }: { order: Order }) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const { delivery, shippingAddress, status } = order;
  const edit = useEditOrder(order.id);
  // The press is seen at once, and the next one is not lost while it is saved.
  const shown = (edit.isPending && edit.variables.delivery) || delivery;
  const choosePickup = () =>
    edit.mutate(
      { delivery: "pickup" },
      {
        onSuccess: () =>
          toast({
            title: "Changed to pickup",
            action: {
              label: "Undo",
              onPress: () =>
                edit.mutate({
                  delivery: "shipping",
                  shippingAddress: addressSchema.parse(shippingAddress),
                }),
            },
          }),
      },
    );
  return (
    <section className="order-part order-delivery">
      <h2 id="order-delivery">Delivery</h2>
      <div className="delivery-choice" role="radiogroup" aria-labelledby="order-delivery">
        <label>
          <input
            checked={shown === "pickup"}
            disabled={status === "cancelled"}
            name="delivery"
            onChange={choosePickup}
            type="radio"
          />
          Pickup
        </label>
        <label>
          <input
            checked={shown === "shipping"}
            disabled={status === "cancelled"}
            name="delivery"
            onChange={() => void navigate(`/admin/orders/${order.id}/edit?delivery=shipping`)}
            type="radio"
          />
          Shipping
        </label>
      </div>
      {shippingAddress && (
        <div className="split order-to">
          <OrderAddress title="Ships to" address={shippingAddress} />
          <Link className="link" to={`/admin/orders/${order.id}/edit`}>
            Change address
          </Link>
        </div>
      )}
      {delivery === "shipping" && status !== "cancelled" && <TrackingForm order={order} />}
    </section>
  );
}

/** The carrier and the number of a parcel, saved when a field is left. */
function TrackingForm({ order }: { order: Order }) {
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
    <Form
      className="stack-close order-tracking"
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      prefix="tracking"
    >
      <TrackingFields onLeave={save} />
      {isDirty && (
        <button className="btn quiet small" type="submit">
          {edit.isPending ? "Saving…" : "Save tracking"}
        </button>
      )}
    </Form>
  );
}
