import type { QueryClient } from "@tanstack/react-query";
import type { Order } from "#contract/sales/orders.ts";

/**
 * Shows an order as the answer to a change has it: until it is fetched again, the next change would be refused as
 * based on an outdated order. Of two answers that of the later change counts.
 */
export function storeOrder(client: QueryClient, changed: Order): void {
  client.setQueryData<Order>([`/api/orders/${changed.id}`], (shown) =>
    shown && shown.updatedAt > changed.updatedAt ? shown : changed,
  );
}
