import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Shop } from "../../shop.ts";
import { nextUpdatedAt, type OrderRow } from "./lock-order.ts";

type Step = {
  status: OrderStatus;
  /** The admin's username. */
  by: string | null;
  reason?: string | null | undefined;
};

/** Stores the new status of a locked order, with its entry in the history. */
export async function storeOrderStatus(
  shop: Shop,
  order: OrderRow,
  { status, by, reason }: Step,
): Promise<void> {
  await shop.db
    .updateTable("orders")
    .set({ status, updatedAt: nextUpdatedAt(shop, order) })
    .where("id", "=", order.id)
    .execute();
  await shop.db
    .insertInto("orderHistory")
    .values({
      orderId: order.id,
      fromStatus: order.status,
      toStatus: status,
      username: by,
      reason: reason ?? null,
      createdAt: shop.now().toISOString(),
    })
    .execute();
}
