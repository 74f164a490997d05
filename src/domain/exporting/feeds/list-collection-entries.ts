import type { SitemapEntry } from "./sitemap-entry.ts";
import { visibleCollections } from "../../catalogue/visible-collections.ts";
import type { Shop } from "../../shop.ts";

/** Sitemap entries of published collections, with their pictures. */
export async function listCollectionEntries(shop: Shop): Promise<SitemapEntry[]> {
  const rows = await visibleCollections(shop, "visitor")
    .select(["collections.id", "collections.slug", "collections.updatedAt"])
    .orderBy("collections.id")
    .execute();
  const pictures = await visibleCollections(shop, "visitor")
    .innerJoin("collectionImages", "collectionImages.collectionId", "collections.id")
    .select(["collections.id", "collectionImages.url"])
    .orderBy("collections.id")
    .orderBy("collectionImages.position")
    .execute();
  const picturesOf = Map.groupBy(pictures, ({ id }) => id);
  return rows.map(({ id, slug, updatedAt }) => ({
    path: `/collections/${slug}`,
    changedAt: updatedAt,
    images: (picturesOf.get(id) ?? []).map(({ url }) => url),
  }));
}
