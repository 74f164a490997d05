import { type SubmitEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { NEXT_ORDER_STATUS } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { formatPrice } from "#contract/decimals.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useFollowing } from "../../../forms/continue-from.ts";
import { Form } from "../../../forms/form.tsx";
import { useChangeOrderStatus } from "../../use-change-order-status.ts";
import { useEditOrder } from "../../use-edit-order.ts";
import { useOpenedDialog } from "../../use-opened-dialog.ts";
import { toTracking, type Tracking, TrackingFields } from "../delivery/tracking-fields.tsx";

type Props = { order: Order; className: string };

/** The button that moves an order on; one that leaves with something missing is asked about first. */
export function NextStep({ order, className }: Props) {
  const { step, isPending, run, dialog } = useNextStep(order);
  if (!step) return null;
  return (
    <>
      <button className={className} disabled={isPending} onClick={run} type="button">
        {step.action[order.delivery]}
      </button>
      {dialog}
    </>
  );
}

/** The step that moves an order on, and the question that it may open. */
export function useNextStep(order: Order) {
  const changeStatus = useChangeOrderStatus();
  const [isAsking, setAsking] = useState(false);
  const step = NEXT_ORDER_STATUS[order.status];
  const advance = () => {
    if (step) changeStatus.mutate({ id: order.id, status: step.to });
  };
  return {
    step,
    isPending: changeStatus.isPending,
    run: () => {
      if (step?.to === "shipped" && hasGap(order)) setAsking(true);
      else advance();
    },
    dialog: isAsking && (
      <ShipDialog onClose={() => setAsking(false)} onShip={advance} order={order} />
    ),
  };
}

/** Whether something is missing before an order may leave without a question. */
const hasGap = ({ delivery, balanceDue, trackingNumber }: Order) =>
  delivery === "shipping" && (Number(balanceDue) > 0 || trackingNumber === null);

type ShipDialogProps = { order: Order; onClose: () => void; onShip: () => void };

/** Asks for the tracking number of an order that leaves, and says what is still owed. */
function ShipDialog({ order, onClose, onShip }: ShipDialogProps) {
  const dialog = useOpenedDialog();
  const defaultValues = toTracking(order);
  const form = useForm<Tracking>({ defaultValues });
  const { isDirty } = form.formState;
  useFollowing(form, defaultValues);
  const hasNumber = useWatch({ control: form.control, name: "trackingNumber" }).trim() !== "";
  const isOwed = Number(order.balanceDue) > 0;
  const edit = useEditOrder(order.id);
  const ship = () => {
    dialog.current?.close();
    onShip();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The mail to the customer names the number.
    if (isDirty) edit.mutate(form.getValues(), { onSuccess: ship });
    else ship();
  };
  return (
    <Dialog
      className="desk-dialog"
      id="ship"
      onClose={onClose}
      ref={dialog}
      title="Mark as shipped?"
    >
      {isOwed && <p>{`${formatPrice(order.balanceDue)} is still owed.`}</p>}
      {!hasNumber && <p>There is no tracking number.</p>}
      <Form className="stack-close order-tracking" form={form} onSubmit={submit} prefix="ship">
        <TrackingFields />
        <div className="desk-dialog-buttons">
          <button className="btn" disabled={edit.isPending} type="submit">
            {isOwed || !hasNumber ? "Ship it anyway" : "Ship it"}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Not yet
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
