import type { Order } from "#contract/sales/orders.ts";

type Sourced = Pick<Order, "id" | "source">;

/** "From Shopify · #1001" of an order that came in with a file; null for the shop's own. */
export const describeSource = ({ source }: Pick<Order, "source">): string | null =>
  source && `From ${source.name} · ${source.number}`;

/** "Order 12", and "Order 12 from Shopify · #1001" */
export const nameOrder = ({ id, source }: Sourced): string =>
  source ? `Order ${id} from ${source.name} · ${source.number}` : `Order ${id}`;
