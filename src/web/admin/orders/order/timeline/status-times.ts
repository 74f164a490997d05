import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";

/** When an order last came to a status; null if it never did. Edits keep the status and do not count. */
export const reachedAt = ({ history }: Pick<Order, "history">, status: OrderStatus) =>
  history.findLast(({ from, to }) => to === status && from !== to)?.at ?? null;
