import type { Shop } from "../../shop.ts";
import { settleDoubleSale } from "./settle-double-sale.ts";

/**
 * Gives what came back of a piece to the external orders that had to go without, the oldest first: it is
 * sold, and must not be offered again. Call it inside a transaction.
 */
export async function fillShortItems(shop: Shop, productId: number): Promise<void> {
  const waiting = await shop.db
    .selectFrom("externalOrderItems")
    .innerJoin("externalOrders", "externalOrders.id", "externalOrderItems.externalOrderId")
    .select([
      "externalOrderItems.id",
      "externalOrderItems.short",
      "externalOrderItems.externalOrderId",
      "externalOrders.internalOrderId",
    ])
    .where("externalOrderItems.productId", "=", productId)
    .where("externalOrderItems.short", ">", 0)
    .orderBy("externalOrderItems.id")
    .execute();
  for (const item of waiting) {
    const { taken, soldOut } = await take(shop, productId, item.short);
    if (taken === 0) return;
    await shop.db
      .updateTable("externalOrderItems")
      .set((eb) => ({
        short: eb("short", "-", taken),
        ...(item.internalOrderId === null && { stockTaken: eb("stockTaken", "+", taken), soldOut }),
      }))
      .where("id", "=", item.id)
      .execute();
    if (item.internalOrderId !== null) {
      await giveToOrder(shop, item.internalOrderId, productId, { taken, soldOut });
    }
    if (taken === item.short) {
      await settleDoubleSale(shop, { externalOrderId: item.externalOrderId, productId });
    }
  }
}

/** An order that was taken over holds its stock itself. */
async function giveToOrder(
  { db }: Shop,
  orderId: number,
  productId: number,
  { taken, soldOut }: { taken: number; soldOut: boolean },
): Promise<void> {
  const line = await db
    .selectFrom("orderItems")
    .select("id")
    .where("orderId", "=", orderId)
    .where("productId", "=", productId)
    .orderBy("id")
    .executeTakeFirst();
  if (!line) return;
  await db
    .updateTable("orderItems")
    .set((eb) => ({ stockTaken: eb("stockTaken", "+", taken), soldOut }))
    .where("id", "=", line.id)
    .execute();
}

async function take({ db, engine, now }: Shop, productId: number, most: number) {
  const piece = await db
    .selectFrom("products")
    .select("stock")
    .where("id", "=", productId)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  const taken = Math.min(piece?.stock ?? 0, most);
  const soldOut = taken > 0 && taken === piece?.stock;
  if (taken > 0) {
    await db
      .updateTable("products")
      .set((eb) => ({
        stock: eb("stock", "-", taken),
        ...(soldOut && { availability: "sold" as const }),
        version: eb("version", "+", 1),
        updatedAt: now().toISOString(),
      }))
      .where("id", "=", productId)
      .execute();
  }
  return { taken, soldOut };
}
