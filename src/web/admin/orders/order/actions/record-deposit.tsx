import { useState } from "react";
import type { Order } from "#contract/sales/orders.ts";
import { PaymentDialog } from "./payment-dialog.tsx";

type Props = { order: Order; label: string };

/** Records what is due first of an order, in a list of several. */
export function RecordDeposit({ order, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="btn small soft" onClick={() => setOpen(true)} type="button">
        {label}
        <span className="sr"> {order.customerName}</span>
      </button>
      {isOpen && <PaymentDialog onClose={() => setOpen(false)} order={order} />}
    </>
  );
}
