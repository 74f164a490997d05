import type { OrderStatus } from "#contract/order-transitions.ts";
import type { Order } from "#contract/orders.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { loadOrders } from "./load-orders.ts";

export type OrderQuery = {
  status?: OrderStatus | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Orders, newest first; all of them without a limit. Four queries, however many. */
export async function listOrders(
  shop: Shop,
  { status, limit, offset = 0 }: OrderQuery = {},
): Promise<Page<Order>> {
  const matching = shop.db
    .selectFrom("orders")
    .where("deletedAt", "is", null)
    .$call((query) => (status ? query.where("status", "=", status) : query));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items: await loadOrders(shop, rows), total };
}
