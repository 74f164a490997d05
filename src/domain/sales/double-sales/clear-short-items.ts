import type { Shop } from "../../shop.ts";
import { resolveDoubleSale } from "./resolve-double-sale.ts";

/** Clears what the external order of a cancelled order is short of. Call it inside a transaction. */
export async function clearShortItems(shop: Shop, orderId: number): Promise<void> {
  const items = await shop.db
    .selectFrom("externalOrderItems")
    .innerJoin("externalOrders", "externalOrders.id", "externalOrderItems.externalOrderId")
    .select([
      "externalOrderItems.id",
      "externalOrderItems.externalOrderId",
      "externalOrderItems.productId",
    ])
    .where("externalOrders.internalOrderId", "=", orderId)
    .orderBy("externalOrderItems.id")
    .execute();
  for (const { id, externalOrderId, productId } of items) {
    await shop.db
      .updateTable("externalOrderItems")
      .set({ short: 0 })
      .where("id", "=", id)
      .execute();
    if (productId !== null) await resolveDoubleSale(shop, { externalOrderId, productId });
  }
}
