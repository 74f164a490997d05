import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import { type TakenStock, takeStock } from "./take-stock.ts";
import { resolveDoubleSale } from "../double-sales/resolve-double-sale.ts";

/**
 * Returns to a piece what takeStock took of it; if that had marked it sold, it is available again.
 * External orders that are short of the piece get theirs first. Call it inside a transaction.
 */
export async function returnStock(
  shop: Shop,
  productId: number,
  { taken, soldOut }: Pick<TakenStock, "taken" | "soldOut">,
): Promise<void> {
  if (taken === 0) return;
  await shop.db
    .updateTable("products")
    .set((eb) => ({
      stock: eb("stock", "+", taken),
      ...(soldOut && {
        availability: sql`case when availability = 'sold' then 'available' else availability end`,
      }),
      version: eb("version", "+", 1),
      updatedAt: shop.now().toISOString(),
    }))
    .where("id", "=", productId)
    .execute();
  await fillShortItems(shop, productId);
}

/**
 * Gives returned stock to the external orders that are short of the piece, the oldest first: these are
 * sold, so the stock must not be offered again. Call it inside a transaction.
 */
export async function fillShortItems(shop: Shop, productId: number): Promise<void> {
  for (const item of await listShortItems(shop, productId)) {
    const { id, externalOrderId, internalOrderId } = item;
    const line = internalOrderId === null ? null : await findLine(shop, internalOrderId, productId);
    // Of an accepted order the piece may have been left out since.
    const wanted = Math.min(item.short, line?.missing ?? item.short);
    const stock = wanted > 0 ? await takeStock(shop, productId, wanted) : NOTHING;
    if (!stock || (wanted > 0 && stock.short === wanted)) return;
    const { taken, short, soldOut } = stock;
    await shop.db
      .updateTable("externalOrderItems")
      .set((eb) => ({
        short,
        ...(line === null && { stockTaken: eb("stockTaken", "+", taken), soldOut }),
      }))
      .where("id", "=", id)
      .execute();
    if (line && taken > 0) await addToLine(shop, line.id, { taken, soldOut });
    if (short === 0) await resolveDoubleSale(shop, { externalOrderId, productId });
  }
}

const NOTHING = { taken: 0, short: 0, soldOut: false };

const listShortItems = ({ db }: Shop, productId: number) =>
  db
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

/** The first line of an accepted order with the piece, and how many its lines lack. */
async function findLine({ db }: Shop, orderId: number, productId: number) {
  const lines = await db
    .selectFrom("orderItems")
    .select(["id", "quantity", "stockTaken"])
    .where("orderId", "=", orderId)
    .where("productId", "=", productId)
    .orderBy("id")
    .execute();
  return {
    id: lines[0]?.id ?? 0,
    missing: lines.reduce((sum, { quantity, stockTaken }) => sum + quantity - stockTaken, 0),
  };
}

/** Stock of an accepted order is recorded on the order's own line. */
async function addToLine(
  { db }: Shop,
  id: number,
  { taken, soldOut }: { taken: number; soldOut: boolean },
): Promise<void> {
  await db
    .updateTable("orderItems")
    .set((eb) => ({ stockTaken: eb("stockTaken", "+", taken), soldOut }))
    .where("id", "=", id)
    .execute();
}
