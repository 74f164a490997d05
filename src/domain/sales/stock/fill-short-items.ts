import type { Shop } from "../../shop.ts";
import { resolveDoubleSale } from "../double-sales/resolve-double-sale.ts";
import { takeStock } from "./take-stock.ts";

/**
 * Gives returned stock to the external orders that are short of the piece, the oldest first: these are
 * sold, so the stock must not be offered again. Call it inside a transaction.
 */
export async function fillShortItems(shop: Shop, productId: number): Promise<void> {
  const items = await shop.db
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
  for (const item of items) {
    const stock = await takeStock(shop, productId, item.short);
    if (!stock || stock.short === item.short) return;
    const { externalOrderId, internalOrderId } = item;
    const { taken, short, soldOut } = stock;
    await shop.db
      .updateTable("externalOrderItems")
      .set((eb) => ({
        short,
        ...(internalOrderId === null && { stockTaken: eb("stockTaken", "+", taken), soldOut }),
      }))
      .where("id", "=", item.id)
      .execute();
    if (internalOrderId !== null) {
      await addToOrder(shop, internalOrderId, productId, { taken, soldOut });
    }
    if (short === 0) await resolveDoubleSale(shop, { externalOrderId, productId });
  }
}

/** Stock of an accepted order is recorded on the order's own line. */
async function addToOrder(
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
