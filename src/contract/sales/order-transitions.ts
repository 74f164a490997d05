export const ORDER_STATUSES = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderStep = {
  to: OrderStatus;
  /** What its button says, by how the order is delivered. */
  action: { shipping: string; pickup: string };
};

const alike = (text: string) => ({ shipping: text, pickup: text });

const STEPS = {
  pending: { to: "processing", action: alike("Start Preparation") },
  processing: {
    to: "shipped",
    action: { shipping: "Mark as Shipped", pickup: "Ready for Pickup" },
  },
  shipped: { to: "completed", action: { shipping: "Mark Delivered", pickup: "Picked Up" } },
} satisfies Partial<Record<OrderStatus, OrderStep>>;

/** The one step forward from each state. */
export const NEXT_ORDER_STATUS: typeof STEPS & Partial<Record<OrderStatus, OrderStep>> = STEPS;

/** The status from which the one step forward leads to a status; null for the first and for canceled. */
export const previousOrderStatus = (status: OrderStatus): OrderStatus | null =>
  ORDER_STATUSES.find((from) => NEXT_ORDER_STATUS[from]?.to === status) ?? null;

/** Whether an order may go from one state to another. */
export const canTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  NEXT_ORDER_STATUS[from]?.to === to ||
  (to === "cancelled" && (from === "pending" || from === "processing"));
