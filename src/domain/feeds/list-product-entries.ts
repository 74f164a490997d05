import { visibleProducts } from "../products/visible-products.ts";
import type { Shop } from "../shop.ts";
import type { SitemapEntry } from "./list-sitemap-entries.ts";

/** Active pieces with their pictures, as a sitemap names them. */
export async function listProductEntries(shop: Shop): Promise<SitemapEntry[]> {
  const rows = await visibleProducts(shop, "visitor")
    .select(["products.id", "products.updatedAt"])
    .orderBy("products.id")
    .execute();
  const pictures = await visibleProducts(shop, "visitor")
    .innerJoin("productImages", "productImages.productId", "products.id")
    .select(["products.id", "productImages.url"])
    .orderBy("products.id")
    .orderBy("productImages.position")
    .execute();
  const picturesOf = Map.groupBy(pictures, ({ id }) => id);
  return rows.map(({ id, updatedAt }) => ({
    path: `/products/${id}`,
    changedAt: updatedAt,
    images: (picturesOf.get(id) ?? []).map(({ url }) => url),
  }));
}
