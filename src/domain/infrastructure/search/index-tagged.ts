import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { indexCollection } from "./index-collection.ts";
import { indexProduct } from "./index-product.ts";

const AT_ONCE = 500;

/**
 * Brings the index in step with all that carries these tags: a renamed tag is found under its new
 * name, a deleted one no longer. Call it within the transaction that changes them.
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
  await inBatches(products, (ids) => indexProduct(shop, ids));
  await inBatches(collections, (ids) => indexCollection(shop, ids));
}

async function inBatches(rows: { id: number }[], work: (ids: number[]) => Promise<void>) {
  const ids = rows.map((row) => row.id);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await work(ids.slice(from, from + AT_ONCE));
}
