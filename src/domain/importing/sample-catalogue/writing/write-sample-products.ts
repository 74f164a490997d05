import { type NewProduct, newProductSchema } from "#contract/catalogue/products.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import type { Shop } from "../../../shop.ts";
import { atTime } from "./at-time.ts";
import { readSample, type SampleOrder, type SampleProduct } from "../files/sample-files.ts";
import { sampleIds } from "./sample-ids.ts";
import type { StorePhoto } from "../files/sample-photo-store.ts";

/**
 * @param beforeOrders sets the stock before the sample orders take from it
 * @returns how many pieces were added
 */
export async function writeSampleProducts(
  shop: Shop,
  takeIn: StorePhoto,
  { beforeOrders }: { beforeOrders: boolean },
): Promise<number> {
  const there = await listSkus(shop);
  const missing = (await readSample("products")).filter(({ sku }) => !there.has(sku));
  const orders = beforeOrders ? await readSample("orders") : [];
  const ids = await sampleIds(shop);
  const taken = await Promise.all(missing.map(({ images }) => Promise.all(images.map(takeIn))));
  for (const [index, sample] of missing.entries()) {
    const input: NewProduct = newProductSchema.parse({
      ...sample,
      ...stockBefore(sample, orders),
      categoryId: ids.category(sample.category),
      tagIds: ids.tags(sample.tags),
      images: taken[index],
    });
    await createProduct(atTime(shop, sample.createdAt), input, { by: null });
  }
  return missing.length;
}

async function listSkus({ db }: Shop): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom("products")
    .select("sku")
    .where("deletedAt", "is", null)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Made-to-order pieces have no stock to take; a sold piece is sold by its last order. */
function stockBefore(sample: SampleProduct, orders: SampleOrder[]) {
  if (sample.availability === "made_to_order") return {};
  const ordered = orders
    .filter(({ status }) => status !== "cancelled")
    .flatMap(({ items }) => items)
    .filter(({ sku }) => sku === sample.sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = sample.stock + ordered;
  return sample.availability === "sold" && ordered > 0
    ? { stock, availability: undefined }
    : { stock };
}
