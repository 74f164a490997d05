import { listTags } from "../../catalogue/tags/list-tags.ts";
import { readSample } from "../../importing/sample-catalogue/files/sample-files.ts";
import type { Shop } from "../../shop.ts";

/** Ids of the sample tags as they were loaded that nothing but what is going away uses. */
export async function findSampleTags(
  shop: Shop,
  leaving: { products: number[]; collections: number[] },
): Promise<number[]> {
  const samples = new Map((await readSample("tags")).map((tag) => [tag.slug, tag]));
  const used = await listUsedTags(shop, leaving);
  return (await listTags(shop))
    .filter(({ id, slug, name, type }) => {
      const sample = samples.get(slug);
      return sample?.name === name && sample.type === type && !used.has(id);
    })
    .map(({ id }) => id);
}

async function listUsedTags(
  { db }: Shop,
  leaving: { products: number[]; collections: number[] },
): Promise<Set<number>> {
  const products = await db
    .selectFrom("productTags")
    .innerJoin("products", "products.id", "productTags.productId")
    .select(["tagId", "productId"])
    .where("products.deletedAt", "is", null)
    .execute();
  const collections = await db
    .selectFrom("collectionTags")
    .innerJoin("collections", "collections.id", "collectionTags.collectionId")
    .select(["tagId", "collectionId"])
    .where("collections.deletedAt", "is", null)
    .execute();
  const leavingProducts = new Set(leaving.products);
  const leavingCollections = new Set(leaving.collections);
  return new Set(
    [
      ...products.filter(({ productId }) => !leavingProducts.has(productId)),
      ...collections.filter(({ collectionId }) => !leavingCollections.has(collectionId)),
    ].map(({ tagId }) => tagId),
  );
}
