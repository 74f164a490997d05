import { useState } from "react";
import { NEXT_ORDER_STATUS } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { useChangeOrderStatus } from "../../use-change-order-status.ts";
import { ShipDialog } from "./ship-dialog.tsx";

type Props = { order: Order; className: string };

/** The button that moves an order on; one that leaves with something missing is asked about first. */
export function NextStep({ order, className }: Props) {
  const changeStatus = useChangeOrderStatus();
  const [isAsking, setAsking] = useState(false);
  const step = NEXT_ORDER_STATUS[order.status];
  if (!step) return null;
  const advance = () => changeStatus.mutate({ id: order.id, status: step.to });
  const press = () => {
    if (step.to === "shipped" && hasGap(order)) setAsking(true);
    else advance();
  };
  return (
    <>
      <button className={className} disabled={changeStatus.isPending} onClick={press} type="button">
        {step.action[order.delivery]}
      </button>
      {isAsking && <ShipDialog onClose={() => setAsking(false)} onShip={advance} order={order} />}
    </>
  );
}

/** Whether something is missing before an order may leave without a question. */
const hasGap = ({ delivery, balanceDue, trackingNumber }: Order) =>
  delivery === "shipping" && (Number(balanceDue) > 0 || trackingNumber === null);
