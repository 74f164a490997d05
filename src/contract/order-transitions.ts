export const ORDER_STATUSES = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The one step forward from each state, and what its button says. */
export const NEXT_ORDER_STATUS: Partial<Record<OrderStatus, { to: OrderStatus; action: string }>> =
  {
    pending: { to: "processing", action: "Start Preparation" },
    processing: { to: "shipped", action: "Mark as Shipped" },
    shipped: { to: "completed", action: "Mark Delivered" },
  };

/** Whether an order may go from one state to another. */
export const canTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  NEXT_ORDER_STATUS[from]?.to === to ||
  (to === "cancelled" && (from === "pending" || from === "processing"));
