import { useState } from "react";
import { Link } from "react-router";
import { NEXT_ORDER_STATUS } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { depositDue } from "../../deposit-due.ts";
import { useChangeOrderStatus } from "../../use-change-order-status.ts";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ShipDialog } from "./ship-dialog.tsx";
import { MESSAGES } from "../messages.ts";

/** The next step of an order, its payments and its edit. */
export function OrderActions({ order }: { order: Order }) {
  const changeStatus = useChangeOrderStatus();
  const [open, setOpen] = useState<"payment" | "ship" | null>(null);
  const close = () => setOpen(null);
  const step = NEXT_ORDER_STATUS[order.status];
  const isDepositDue = depositDue(order) !== null;
  const isOwed = Number(order.balanceDue) > 0 && order.status !== "cancelled";
  const advance = () => {
    if (!step) return;
    if (step.to === "shipped" && hasGap(order)) setOpen("ship");
    else changeStatus.mutate({ id: order.id, status: step.to });
  };
  const next = step && (
    <button
      className={isDepositDue ? "btn quiet" : "btn"}
      disabled={changeStatus.isPending}
      key="step"
      onClick={advance}
      type="button"
    >
      {step.action[order.delivery]}
    </button>
  );
  const pay = isOwed && (
    <button
      className={isDepositDue ? "btn" : "btn quiet"}
      key="payment"
      onClick={() => setOpen("payment")}
      type="button"
    >
      {MESSAGES.recordPayment}
    </button>
  );
  return (
    <div className="order-actions">
      {isDepositDue ? [pay, next] : [next, pay]}
      <Link className="btn quiet" to="edit">
        {MESSAGES.edit}
      </Link>
      {open === "payment" && <PaymentDialog onClose={close} order={order} />}
      {open === "ship" && <ShipDialog onClose={close} order={order} />}
    </div>
  );
}

/** Whether something is missing before an order may leave without a question. */
const hasGap = ({ delivery, balanceDue, trackingNumber }: Order) =>
  delivery === "shipping" && (Number(balanceDue) > 0 || trackingNumber === null);
