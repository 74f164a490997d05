import { useState } from "react";
import { Link } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import { depositDue } from "../../deposit-due.ts";
import { NextStep } from "./next-step.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

/** The next step of an order, its payments and its edit. */
export function OrderActions({ order }: { order: Order }) {
  const [isPaying, setPaying] = useState(false);
  const isDepositDue = depositDue(order) !== null;
  const isOwed = Number(order.balanceDue) > 0 && order.status !== "cancelled";
  const next = <NextStep className={isDepositDue ? "btn quiet" : "btn"} key="step" order={order} />;
  const pay = isOwed && (
    <button
      className={isDepositDue ? "btn" : "btn quiet"}
      key="payment"
      onClick={() => setPaying(true)}
      type="button"
    >
      Record payment
    </button>
  );
  return (
    <div className="order-actions">
      {isDepositDue ? [pay, next] : [next, pay]}
      <Link className="btn quiet" to="edit">
        Edit
      </Link>
      {isPaying && <PaymentDialog onClose={() => setPaying(false)} order={order} />}
    </div>
  );
}
