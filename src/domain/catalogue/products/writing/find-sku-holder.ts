import type { Shop } from "../../../shop.ts";

/** The name of another piece that has the SKU, or null. @param productId undefined or null for a new piece */
export async function findSkuHolder(
  { db }: Shop,
  sku: string,
  productId?: number | null,
): Promise<string | null> {
  const holder = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("sku", "=", sku)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return holder && holder.id !== productId ? holder.name : null;
}
