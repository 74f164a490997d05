import { type SubmitEvent, useState } from "react";
import type { Order } from "#contract/sales/orders.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../../../forms/controls.tsx";
import { useMoveBack } from "../../use-change-order-status.ts";
import { useOpenedDialog } from "../../use-opened-dialog.ts";

type Props = { order: Order; onClose: () => void };

/** Takes a wrong step back with its reason. */
export function MoveBackDialog({ order, onClose }: Props) {
  const dialog = useOpenedDialog();
  return (
    <Dialog
      className="desk-dialog"
      id="move-back"
      onClose={onClose}
      ref={dialog}
      title="Move back by one step?"
    >
      <MoveBackForm order={order} onDone={() => dialog.current?.close()} />
    </Dialog>
  );
}

function MoveBackForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [reason, setReason] = useState("");
  const moveBack = useMoveBack(onDone);
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
