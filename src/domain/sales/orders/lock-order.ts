import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { conflict, notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { getOrder } from "./get-order.ts";

export type OrderRow = Selectable<Tables["orders"]>;

/**
 * An order that nobody else changes before the transaction ends.
 * @param updatedAt the state that the caller saw; undefined takes any
 * @throws not-found; conflict, with the order as it is now, for another state
 */
export async function lockOrder(shop: Shop, id: number, updatedAt?: string): Promise<OrderRow> {
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .$if(shop.engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!order) throw notFound("Order");
  if (updatedAt === undefined || Date.parse(updatedAt) === Date.parse(order.updatedAt)) {
    return order;
  }
  throw conflict("This order was changed elsewhere in the meantime.", await getOrder(shop, id));
}

/**
 * The same, of an order that the shop recorded itself.
 * @throws conflict for one that came from elsewhere
 */
export async function lockOwnOrder(shop: Shop, id: number, updatedAt?: string): Promise<OrderRow> {
  const order = await lockOrder(shop, id, updatedAt);
  if (order.sourceName === null) return order;
  throw conflict(`This order is from ${order.sourceName} and stays as it was there.`);
}

/** The time of a change, later than the last one, so that two states never have the same. */
export function nextUpdatedAt({ now }: Shop, { updatedAt }: Pick<OrderRow, "updatedAt">): string {
  return new Date(Math.max(now().getTime(), Date.parse(updatedAt) + 1)).toISOString();
}
