import { idList } from "../../id-list.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import type { Shop } from "../../shop.ts";
import type { SitemapEntry } from "./list-sitemap-entries.ts";

/** How many active pieces a sitemap names, and when one of them was changed last. */
export function countProductEntries(
  shop: Shop,
): Promise<{ count: number; changedAt: string | null }> {
  return visibleProducts(shop, "visitor")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.max<string | null>("products.updatedAt").as("changedAt"),
    ])
    .executeTakeFirstOrThrow();
}

/** Active pieces with their pictures, as a sitemap names them: so many from there on. */
export async function listProductEntries(
  shop: Shop,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapEntry[]> {
  const rows = await visibleProducts(shop, "visitor")
    .select(["products.id", "products.updatedAt"])
    .orderBy("products.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const pictures = await shop.db
    .selectFrom("productImages")
    .select(["productId", "url"])
    .where("productId", "in", idList(shop, ids))
    .orderBy("productId")
    .orderBy("position")
    .execute();
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId);
  return rows.map(({ id, updatedAt }) => ({
    path: `/products/${id}`,
    changedAt: updatedAt,
    images: (picturesOf.get(id) ?? []).map(({ url }) => url),
  }));
}
