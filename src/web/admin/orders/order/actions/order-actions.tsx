import { useRef } from "react";
import { Link } from "react-router";
import { NEXT_ORDER_STATUS } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useChangeOrderStatus } from "../../use-change-order-status.ts";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ShipDialog } from "./ship-dialog.tsx";
import { MESSAGES } from "../messages.ts";

/** The next step of an order, its payments and its edit. */
export function OrderActions({ order }: { order: Order }) {
  const changeStatus = useChangeOrderStatus();
  const payment = useRef<HTMLDialogElement>(null);
  const ship = useRef<HTMLDialogElement>(null);
  const step = NEXT_ORDER_STATUS[order.status];
  const isOwed = Number(order.balanceDue) > 0 && order.status !== "cancelled";
  const advance = () => {
    if (!step) return;
    if (step.to === "shipped" && hasGap(order)) openDialog(ship);
    else changeStatus.mutate({ id: order.id, status: step.to });
  };
  return (
    <div className="order-actions">
      {step && (
        <button className="btn" type="button" disabled={changeStatus.isPending} onClick={advance}>
          {step.action[order.delivery]}
        </button>
      )}
      {isOwed && (
        <button className="btn quiet" type="button" onClick={() => openDialog(payment)}>
          {MESSAGES.recordPayment}
        </button>
      )}
      <Link className="btn quiet" to="edit">
        {MESSAGES.edit}
      </Link>
      <PaymentDialog order={order} ref={payment} />
      <ShipDialog order={order} ref={ship} />
    </div>
  );
}

/** Whether something is missing before an order may leave without a question. */
const hasGap = ({ delivery, balanceDue, trackingNumber }: Order) =>
  delivery === "shipping" && (Number(balanceDue) > 0 || trackingNumber === null);
