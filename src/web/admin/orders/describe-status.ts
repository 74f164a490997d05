import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";

export const STATUS_LABELS: Record<OrderStatus, string> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** The name of a status; orders that are picked up have names of their own. */
export function describeStatus({ delivery }: Pick<Order, "delivery">, status: OrderStatus): string {
  if (delivery === "pickup" && status === "shipped") return "Ready for Pickup";
  if (delivery === "pickup" && status === "completed") return "Picked Up";
  return STATUS_LABELS[status];
}
