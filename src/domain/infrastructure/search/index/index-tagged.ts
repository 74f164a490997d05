import { batchesOf } from "../../../batches-of.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { indexCollection } from "./index-collection.ts";
import { indexProduct } from "./index-product.ts";

const BATCH_SIZE = 500;

/**
 * Updates the index for every piece and collection with these tags. Call it within the transaction that
 * renames, deletes or restores the tags.
 */
export async function indexTagged(shop: Shop, tagIds: number[]): Promise<void> {
  const products = await shop.db
    .selectFrom("productTags")
    .select("productId as id")
    .distinct()
    .where("tagId", "in", idList(shop, tagIds))
    .execute();
  const collections = await shop.db
    .selectFrom("collectionTags")
    .select("collectionId as id")
    .distinct()
    .where("tagId", "in", idList(shop, tagIds))
    .execute();
  for (const ids of batchesOf(idsOf(products), BATCH_SIZE)) await indexProduct(shop, ids);
  for (const ids of batchesOf(idsOf(collections), BATCH_SIZE)) await indexCollection(shop, ids);
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
