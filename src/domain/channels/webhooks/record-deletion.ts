import type { Shop } from "../../shop.ts";

/** Records that an order was trashed. It keeps its stock, since WooCommerce returns none either. */
export async function recordTrashedOrder(
  { db, now }: Shop,
  platformId: number,
  id: number,
): Promise<void> {
  await db
    .updateTable("externalOrders")
    .set({ status: "trash", updatedAt: now().toISOString() })
    .where("platformId", "=", platformId)
    .where("externalOrderId", "=", String(id))
    .execute();
}

/** Unlinks a product that was deleted in the store. Its piece stays, and may be listed again. */
export async function unlinkProduct(
  { db, now }: Shop,
  platformId: number,
  id: number,
): Promise<void> {
  await db
    .updateTable("productListings")
    .set({ status: "removed", externalId: null, listingData: null, updatedAt: now().toISOString() })
    .where("platformId", "=", platformId)
    .where("externalId", "=", String(id))
    .execute();
}
