import type { Shop } from "../../shop.ts";

/**
 * Records that an external order sold a piece that another order had already taken. Recorded again, a
 * resolved double sale is open again. Call it inside a transaction.
 */
export async function recordDoubleSale(
  shop: Shop,
  { productId, externalOrderId }: { productId: number; externalOrderId: number },
): Promise<void> {
  const piece = await shop.db
    .selectFrom("products")
    .select("name")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  const other = await findCompetingOrder(shop, productId, externalOrderId);
  const now = shop.now().toISOString();
  await shop.db
    .insertInto("doubleSales")
    .values({ productId, productName: piece.name, externalOrderId, ...other, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(["externalOrderId", "productId"])
        .doUpdateSet({ ...other, settledAt: null, settledBy: null }),
    )
    .execute();
}

/** The latest other order that took the piece. */
async function findCompetingOrder({ db }: Shop, productId: number, externalOrderId: number) {
  const order = await db
    .selectFrom("orderItems")
    .innerJoin("orders", "orders.id", "orderItems.orderId")
    .leftJoin("externalOrders", "externalOrders.internalOrderId", "orders.id")
    .select(["orders.id", "orderItems.createdAt"])
    .where("orderItems.productId", "=", productId)
    .where("orderItems.stockTaken", ">", 0)
    .where("orders.status", "!=", "cancelled")
    .where("orders.deletedAt", "is", null)
    .where((eb) =>
      eb.or([eb("externalOrders.id", "is", null), eb("externalOrders.id", "!=", externalOrderId)]),
    )
    .orderBy("orderItems.id", "desc")
    .executeTakeFirst();
  const externalOrder = await db
    .selectFrom("externalOrderItems")
    .innerJoin("externalOrders", "externalOrders.id", "externalOrderItems.externalOrderId")
    .select(["externalOrders.id", "externalOrders.createdAt"])
    .where("externalOrderItems.productId", "=", productId)
    .where("externalOrderItems.stockTaken", ">", 0)
    .where("externalOrders.id", "!=", externalOrderId)
    .orderBy("externalOrderItems.id", "desc")
    .executeTakeFirst();
  const isHere = order && (!externalOrder || order.createdAt >= externalOrder.createdAt);
  return {
    otherOrderId: isHere ? order.id : null,
    otherExternalOrderId: !isHere && externalOrder ? externalOrder.id : null,
  };
}
