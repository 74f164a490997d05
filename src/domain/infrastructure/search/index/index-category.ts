import { batchesOf } from "../../../batches-of.ts";
import type { Shop } from "../../../shop.ts";
import { indexCollection } from "./index-collection.ts";
import { indexProduct } from "./index-product.ts";

const BATCH_SIZE = 500;

/**
 * Updates the index for every piece and collection of a category. Call it within the transaction that
 * renames the category or moves them.
 */
export async function indexCategory(shop: Shop, categoryId: number): Promise<void> {
  for (const ids of batchesOf(await listIds(shop, "products", categoryId), BATCH_SIZE)) {
    await indexProduct(shop, ids);
  }
  for (const ids of batchesOf(await listIds(shop, "collections", categoryId), BATCH_SIZE)) {
    await indexCollection(shop, ids);
  }
}

async function listIds({ db }: Shop, table: "products" | "collections", categoryId: number) {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("categoryId", "=", categoryId)
    .where("deletedAt", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
