import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { contains } from "../../contains.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { loadOrders } from "./load-orders.ts";

export type OrderQuery = {
  status?: OrderStatus | undefined;
  /** A part of the customer's name or of a piece's, or the order's number here, with # or without, or at its source. */
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Orders, newest first, behind the one whose number is searched; all of them without a limit. Four queries, however many. */
export async function listOrders(
  shop: Shop,
  { status, search, limit, offset = 0 }: OrderQuery = {},
): Promise<Page<Order>> {
  const matching = shop.db
    .selectFrom("orders")
    .where("deletedAt", "is", null)
    .$call((query) => (status ? query.where("status", "=", status) : query))
    .$call((query) => (search ? query.where((eb) => matches(eb, search)) : query));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .$call((query) =>
      search ? query.orderBy(sql`case when id = ${numberIn(search)} then 0 else 1 end`) : query,
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items: await loadOrders(shop, rows), total };
}

const matches = (eb: ExpressionBuilder<Tables, "orders">, search: string) =>
  eb.or([
    eb("id", "=", numberIn(search)),
    contains(eb.ref("customerName"), search),
    contains(eb.ref("sourceNumber"), search),
    eb.exists(
      eb
        .selectFrom("orderItems")
        .select("orderItems.id")
        .whereRef("orderItems.orderId", "=", "orders.id")
        .where((inner) => contains(inner.ref("orderItems.productName"), search)),
    ),
  ]);

/** The number in "12", "#12" or "Order 12"; without one 0, which no order has. */
const numberIn = (search: string): number =>
  Number(/^(?:order\s{0,9})?#?\s{0,9}(\d{1,9})$/i.exec(search.trim())?.[1] ?? 0);
