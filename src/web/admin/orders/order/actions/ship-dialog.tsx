import type { RefObject } from "react";
import { formatPrice } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useChangeOrderStatus } from "../../use-change-order-status.ts";
import { MESSAGES } from "../messages.ts";

type Props = { order: Order; ref: RefObject<HTMLDialogElement | null> };

/** Asks before an order leaves that is not paid for or has no tracking number. */
export function ShipDialog({ order, ref }: Props) {
  const changeStatus = useChangeOrderStatus();
  const ship = () => {
    ref.current?.close();
    changeStatus.mutate({ id: order.id, status: "shipped" });
  };
  return (
    <Dialog className="desk-dialog" id="ship" ref={ref} title={MESSAGES.ship.title}>
      {Number(order.balanceDue) > 0 && <p>{MESSAGES.ship.owed(formatPrice(order.balanceDue))}</p>}
      {order.trackingNumber === null && <p>{MESSAGES.ship.noTracking}</p>}
      <div className="desk-dialog-buttons">
        <button className="btn" type="button" onClick={ship}>
          {MESSAGES.ship.confirm}
        </button>
        <button className="btn quiet" type="button" onClick={() => ref.current?.close()}>
          {MESSAGES.ship.cancel}
        </button>
      </div>
    </Dialog>
  );
}
