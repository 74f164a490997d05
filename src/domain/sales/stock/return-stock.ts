import { sql } from "kysely";
import { dropShortItems } from "../double-sales/drop-short-items.ts";
import { fillShortItems } from "../double-sales/fill-short-items.ts";
import type { Shop } from "../../shop.ts";
import { putBack } from "./put-back.ts";

/**
 * Undoes what recording an order did to the stock: each piece gets back what was taken of it, and one
 * that this order had sold is available again, unless somebody else bought it too: then it is theirs.
 * Call it inside a transaction, once an order.
 */
export async function giveBackStock(shop: Shop, orderId: number): Promise<void> {
  const taken = await shop.db
    .selectFrom("orderItems")
    .select((eb) => [
      "productId",
      eb.fn.sum<number>("stockTaken").as("stock"),
      sql<number>`max(case when sold_out then 1 else 0 end)`.as("soldOut"),
    ])
    .where("orderId", "=", orderId)
    .where("stockTaken", ">", 0)
    .where("productId", "is not", null)
    .groupBy("productId")
    .orderBy("productId")
    .execute();
  await shop.db
    .updateTable("orderItems")
    .set({ stockTaken: 0, soldOut: false })
    .where("orderId", "=", orderId)
    .execute();
  await dropShortItems(shop, orderId);
  for (const { productId, stock, soldOut } of taken) {
    if (productId === null) continue;
    await putBack(shop, productId, { stock, soldOut: soldOut === 1 });
    await fillShortItems(shop, productId);
  }
}
