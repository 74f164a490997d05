import type { RefObject } from "react";
import { formatPrice } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useChangeOrderStatus } from "../use-change-order-status.ts";

type Props = { order: Order; ref: RefObject<HTMLDialogElement | null> };

/** Asks before an order leaves that is not paid for or has no tracking number. */
export function ShipDialog({ order, ref }: Props) {
  const changeStatus = useChangeOrderStatus();
  const ship = () => {
    ref.current?.close();
    changeStatus.mutate({ id: order.id, status: "shipped" });
  };
  return (
    <Dialog className="desk-dialog" id="ship" ref={ref} title="Mark as shipped?">
      {Number(order.balanceDue) > 0 && <p>{formatPrice(order.balanceDue)} is still owed.</p>}
      {order.trackingNumber === null && <p>There is no tracking number.</p>}
      <div className="desk-dialog-buttons">
        <button className="btn" type="button" onClick={ship}>
          Ship it anyway
        </button>
        <button className="btn quiet" type="button" onClick={() => ref.current?.close()}>
          Not yet
        </button>
      </div>
    </Dialog>
  );
}
