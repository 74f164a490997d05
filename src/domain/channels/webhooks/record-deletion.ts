import type { Shop } from "../../shop.ts";

/** An order that lies in the trash there still holds what it took: WooCommerce gives nothing back either. */
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

/** A product that was deleted there: its piece stays here, and may be listed there anew. */
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
