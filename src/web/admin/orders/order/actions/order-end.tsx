import { type SubmitEvent, useRef, useState } from "react";
import { canTransition } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../../../forms/controls.tsx";
import { useChangeOrderStatus, useMoveBack } from "../../use-change-order-status.ts";

/** Takes a wrong step back with its reason, and cancels an order. */
export function OrderEnd({ order }: { order: Order }) {
  const changeStatus = useChangeOrderStatus();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="cluster order-end">
      {order.status !== "pending" && (
        <button className="btn quiet" type="button" onClick={() => openDialog(dialog)}>
          Move back
        </button>
      )}
      {canTransition(order.status, "cancelled") && (
        <button
          className="btn alarm"
          type="button"
          disabled={changeStatus.isPending}
          onClick={() => changeStatus.mutate({ id: order.id, status: "cancelled" })}
        >
          Cancel order
        </button>
      )}
      <Dialog className="desk-dialog" id="move-back" ref={dialog} title="Move back by one step?">
        <MoveBackForm order={order} onDone={() => dialog.current?.close()} />
      </Dialog>
    </div>
  );
}

function MoveBackForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [reason, setReason] = useState("");
  const moveBack = useMoveBack(() => {
    setReason("");
    onDone();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    moveBack.mutate({ id: order.id, reason: reason.trim() || null, updatedAt: order.updatedAt });
  };
  return (
    <form onSubmit={submit}>
      <p>
        {order.status === "cancelled"
          ? "The order goes back to where it was before you canceled it, and its pieces count as sold again."
          : "Stock and sales figures change with it. The history keeps both steps."}
      </p>
      <Field label="Reason (optional)">
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="desk-dialog-buttons">
        <button className="btn" disabled={moveBack.isPending} type="submit">
          Move back
        </button>
        <button className="btn quiet" type="button" onClick={onDone}>
          Leave as is
        </button>
      </div>
    </form>
  );
}
