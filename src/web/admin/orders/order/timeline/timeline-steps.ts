import { ORDER_STATUSES, type OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";

export type TimelineStep = {
  label: string;
  state: "done" | "now" | "ahead";
  /** When it was reached, or by when it is due; null for neither. */
  at: string | null;
};

const LABELS = {
  shipping: { processing: "On the bench", shipped: "Shipped", completed: "Delivered" },
  pickup: {
    processing: "On the bench",
    shipped: "Ready for pickup",
    completed: "Picked up",
  },
} as const;

/** The steps of an order from its agreement to its delivery. The deposit is one only when there is any. */
export function listTimelineSteps(order: Order): TimelineStep[] {
  const now = ORDER_STATUSES.indexOf(order.status);
  const deposit = depositStep(order);
  const later = (["processing", "shipped", "completed"] as const).map((status, index) => {
    const isReached = now > index;
    const due = status === "shipped" ? order.dueDate : null;
    return {
      label: LABELS[order.delivery][status],
      state:
        now === index + 1 ? ("now" as const) : isReached ? ("done" as const) : ("ahead" as const),
      at: isReached ? reachedAt(order, status) : due,
    };
  });
  const agreed: TimelineStep = {
    label: "Agreed",
    state: now === 0 && deposit?.state !== "now" ? "now" : "done",
    at: order.createdAt,
  };
  return [...quotedSteps(order), agreed, ...(deposit ? [deposit] : []), ...later];
}

/** The inquiry and the quote that the order comes from. */
function quotedSteps({ quote }: Order): TimelineStep[] {
  if (!quote) return [];
  return [
    { label: "Inquired", state: "done", at: quote.inquiredAt },
    { label: "Quoted", state: "done", at: quote.sentAt },
  ];
}

function depositStep(order: Order): TimelineStep | null {
  const deposit = Number(order.deposit ?? 0);
  if (deposit === 0) return null;
  if (Number(order.amountPaid) < deposit) return { label: "Deposit", state: "ahead", at: null };
  const at = order.payments.at(-1)?.paidOn ?? null;
  return { label: "Deposit received", state: order.status === "pending" ? "now" : "done", at };
}

/** When an order last came to a status; null if it never did. Edits keep the status and do not count. */
export const reachedAt = ({ history }: Pick<Order, "history">, status: OrderStatus) =>
  history.findLast(({ from, to }) => to === status && from !== to)?.at ?? null;
