import type { OrderSource } from "#contract/sales/orders.ts";
import type { Shop } from "../../shop.ts";

/** Two stores number their orders alike, but on other days; files may have the day alone. */
const SAME_MILLISECONDS = 48 * 60 * 60 * 1000;

/** Whether two times may be those of one order; an unknown one may be any. */
export const isSameTime = (one: string | null, other: string | null): boolean =>
  one === null ||
  other === null ||
  Math.abs(Date.parse(one) - Date.parse(other)) < SAME_MILLISECONDS;

/** The id of the order that came in from there with this number; null for none. */
export async function findOrderFrom(
  { db }: Shop,
  { name, number }: OrderSource,
  placedAt: string | null,
): Promise<number | null> {
  const found = await db
    .selectFrom("orders")
    .select(["id", "createdAt"])
    .where("sourceName", "=", name)
    .where("sourceNumber", "=", number)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  return found.find(({ createdAt }) => isSameTime(createdAt, placedAt))?.id ?? null;
}
