import type { SitemapEntry } from "./sitemap-entry.ts";
import { idList } from "../../id-list.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import type { Shop } from "../../shop.ts";

/** How many active pieces there are, and when one was last changed. */
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

/** Sitemap entries of one page of active pieces, with their pictures. */
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
