import { type ReactNode, useState } from "react";
import { canTransition } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { MoveBackDialog } from "../../orders/order/actions/move-back-dialog.tsx";
import { useNextStep } from "../../orders/order/actions/next-step.tsx";
import { PaymentDialog } from "../../orders/order/actions/payment-dialog.tsx";
import { useChangeOrderStatus } from "../../orders/use-change-order-status.ts";
import type { Offer } from "./offer.ts";

type Props = { order: Order; children: (offers: Offer[]) => ReactNode };

/** What can be done with an order, and the dialogs of it. */
export function OrderOffers({ order, children }: Props) {
  const { id, source, status, delivery, customerName } = order;
  const [asking, setAsking] = useState<"payment" | "move-back" | null>(null);
  const next = useNextStep(order);
  const changeStatus = useChangeOrderStatus();
  const again: Offer = {
    label: `New order for ${isolateText(customerName)}`,
    to: `/admin/orders/new?customer=${id}`,
  };
  if (source !== null) return children([again]);
  const isOwed = Number(order.balanceDue) > 0 && status !== "cancelled";
  const offers: (Offer | false | undefined)[] = [
    isOwed && {
      steps: ["record-deposit", "record-payment"],
      label: "Record payment",
      run: () => setAsking("payment"),
    },
    next.step && {
      steps: [
        "start-preparation",
        "mark-shipped",
        "ready-for-pickup",
        "mark-delivered",
        "picked-up",
      ],
      label: next.step.action[delivery],
      isPending: next.isPending,
      run: next.run,
    },
    { label: "Edit order", to: `/admin/orders/${id}/edit` },
    again,
    status !== "pending" && { label: "Move back", run: () => setAsking("move-back") },
    canTransition(status, "cancelled") && {
      label: "Cancel order",
      isAlarm: true,
      isPending: changeStatus.isPending,
      run: () => changeStatus.mutate({ id, status: "cancelled" }),
    },
  ];
  const close = () => setAsking(null);
  return (
    <>
      {children(offers.filter((offer) => !!offer))}
      {next.dialog}
      {asking === "payment" && <PaymentDialog onClose={close} order={order} />}
      {asking === "move-back" && <MoveBackDialog onClose={close} order={order} />}
    </>
  );
}
