import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";

export const STATUS_LABELS: Record<OrderStatus, string> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  completed: "Completed",
  cancelled: "Canceled",
};

/** The name of a status; orders that are picked up have names of their own. */
export function describeStatus({ delivery }: Pick<Order, "delivery">, status: OrderStatus): string {
  if (delivery === "pickup" && status === "shipped") return "Ready for pickup";
  if (delivery === "pickup" && status === "completed") return "Picked up";
  return STATUS_LABELS[status];
}
