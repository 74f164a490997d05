import { listOrders } from "#domain/sales/orders/list-orders.ts";
import type { Shop } from "#domain/shop.ts";

/** What tells orders apart: number, customer, lines, sums, payment, note. */
export async function ordersOf(shop: Shop) {
  const { items } = await listOrders(shop);
  return items.map((order) => ({
    number: order.source?.number,
    name: order.customerName,
    lines: order.items.map((line) =>
      [line.quantity, line.productName, line.price, line.customizations?.["details"]]
        .filter((part) => typeof part === "string" || typeof part === "number")
        .join(" "),
    ),
    sums: [order.shipping, order.tax, order.total],
    method: order.payments.map(({ method }) => method).join(),
    notes: order.notes,
  }));
}
