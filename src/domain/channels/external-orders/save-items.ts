import type { Shop } from "../../shop.ts";
import { returnItemStock } from "./return-item-stock.ts";
import { toCents, type WooOrder } from "./woo-order.ts";

type Line = WooOrder["line_items"][number];

/** Saves the items of an order with the pieces they are of. An item whose quantity changed is replaced. */
export async function saveItems(
  shop: Shop,
  externalOrderId: number,
  platformId: number,
  order: WooOrder,
): Promise<void> {
  const stored = await shop.db
    .selectFrom("externalOrderItems")
    .selectAll()
    .where("externalOrderId", "=", externalOrderId)
    .orderBy("id")
    .execute();
  const lines = order.line_items.filter(({ quantity }) => quantity >= 1);
  for (const item of stored) {
    const line = lines.find(({ id }) => String(id) === item.externalItemId);
    if (line && Math.trunc(line.quantity) === item.quantity) continue;
    await returnItemStock(shop, { item, platformId });
    await shop.db.deleteFrom("externalOrderItems").where("id", "=", item.id).execute();
  }
  for (const line of lines) {
    const productId = await findPiece(shop, platformId, line);
    const quantity = Math.trunc(line.quantity);
    await shop.db
      .insertInto("externalOrderItems")
      .values({
        externalOrderId,
        externalItemId: String(line.id),
        productId,
        productName: line.name || "A piece",
        quantity,
        // WooCommerce's line total is after discounts.
        priceCents: Math.round(toCents(line.total) / quantity),
      })
      .onConflict((conflict) =>
        conflict.columns(["externalOrderId", "externalItemId"]).doUpdateSet((eb) => ({
          productId: eb.fn.coalesce("externalOrderItems.productId", eb.val(productId)),
        })),
      )
      .execute();
  }
}

/** By the platform's id of the product, else by SKU. */
async function findPiece({ db }: Shop, platformId: number, line: Line): Promise<number | null> {
  const listing = await db
    .selectFrom("productListings")
    .select("productId")
    .where("platformId", "=", platformId)
    .where("externalId", "=", String(line.product_id ?? 0))
    .executeTakeFirst();
  if (listing) return listing.productId;
  if (line.sku === "") return null;
  const piece = await db
    .selectFrom("products")
    .select("id")
    .where("sku", "=", line.sku)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return piece?.id ?? null;
}
