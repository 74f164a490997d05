import type { DatesMade, OrderPapers } from "#contract/sales/papers.ts";
import { endOfDay } from "#contract/end-of-day.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { notFound } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { lockOrder, nextUpdatedAt, type OrderRow } from "../orders/lock-order.ts";
import { listPapers } from "./list-papers.ts";

/**
 * Stores when the pieces of an order were made: with the piece, and for custom work and pieces that are
 * gone with the line of the order.
 * @param by the admin's username, for the history
 * @throws not-found for an unknown order or line
 */
export async function recordDatesMade(
  shop: Shop,
  orderId: number,
  { items }: DatesMade,
  by: string | null,
): Promise<OrderPapers> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    let pieces = 0;
    const { timeZone } = await getSettings(shop);
    for (const { itemId, dateMade } of items) {
      const item = await findItem(shop, orderId, itemId);
      if (!item) throw notFound("Piece of this order");
      if (item.productId !== null && item.isThere) {
        await updateProduct(shop, item.productId, { dateMade: endOfDay(dateMade, timeZone) }, null);
        pieces += 1;
      } else {
        const customizations = JSON.stringify({ ...item.customizations, dateMade });
        await shop.db
          .updateTable("orderItems")
          .set({ customizations })
          .where("id", "=", itemId)
          .execute();
      }
    }
    // An edit that began before has the lines without the dates noted with them.
    if (pieces < items.length) await touchOrder(shop, order);
    const entry = { kind: "pieces", action: "changed", label: String(pieces) } as const;
    if (pieces > 0) await recordChange(shop, by, entry);
    return listPapers(shop, orderId);
  });
}

async function touchOrder(shop: Shop, order: OrderRow): Promise<void> {
  await shop.db
    .updateTable("orders")
    .set({ updatedAt: nextUpdatedAt(shop, order) })
    .where("id", "=", order.id)
    .execute();
}

async function findItem({ db }: Shop, orderId: number, itemId: number) {
  const item = await db
    .selectFrom("orderItems")
    .leftJoin("products", (join) =>
      join.onRef("products.id", "=", "orderItems.productId").on("products.deletedAt", "is", null),
    )
    .select(["orderItems.productId", "orderItems.customizations", "products.id as presentId"])
    .where("orderItems.id", "=", itemId)
    .where("orderItems.orderId", "=", orderId)
    .executeTakeFirst();
  return item && { ...item, isThere: item.presentId !== null };
}
