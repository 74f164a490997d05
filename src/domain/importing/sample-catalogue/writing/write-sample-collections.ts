import { type NewCollection, newCollectionSchema } from "#contract/catalogue/collections.ts";
import { createCollection } from "../../../catalogue/collections/create-collection.ts";
import { updateCollection } from "../../../catalogue/collections/update-collection.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { atTime } from "./at-time.ts";
import { findSampleProducts } from "./find-sample-products.ts";
import { readSample, readHtml } from "../files/sample-files.ts";
import { sampleIds } from "./sample-ids.ts";
import type { StorePhoto } from "../files/sample-photo-store.ts";

/** @returns how many collections were added */
export async function writeSampleCollections(shop: Shop, takeIn: StorePhoto): Promise<number> {
  const there = await listSlugs(shop);
  const missing = (await readSample("collections")).filter(({ slug }) => !there.has(slug));
  if (missing.length === 0) return 0;
  const ids = await sampleIds(shop);
  const products = await findSampleProducts(shop);
  const alts = await readAlts();
  for (const sample of missing) {
    const input: NewCollection = newCollectionSchema.parse({
      ...sample,
      isPublished: false,
      content: await readHtml("collections", sample.slug),
      categoryId: ids.category(sample.category),
      tagIds: ids.tags(sample.tags),
      productIds: sample.products.map((sku) => products.get(sku)).filter((id) => id !== undefined),
      images: await Promise.all(
        sample.images.map((file) => takeIn({ file, alt: alts.get(file) ?? "" })),
      ),
    });
    await write(shop, input, sample);
  }
  return missing.length;
}

/** Created as a draft on one date and published on another. */
async function write(
  shop: Shop,
  input: NewCollection,
  dates: { createdAt: string; publishedAt: string | null },
): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { id } = await createCollection(atTime(shop, dates.createdAt), input, null);
    if (dates.publishedAt === null) return;
    await updateCollection(
      atTime(shop, dates.publishedAt),
      id,
      { isPublished: true },
      { by: null },
    );
  });
}

async function listSlugs({ db }: Shop): Promise<Set<string>> {
  const rows = await db
    .selectFrom("collections")
    .select("slug")
    .where("deletedAt", "is", null)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

async function readAlts(): Promise<Map<string, string>> {
  const photographs = (await readSample("products")).flatMap(({ images }) => images);
  return new Map(photographs.map(({ file, alt }) => [file, alt]));
}
