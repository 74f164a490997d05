import { FOOTER_PAGES } from "#contract/settings/settings.ts";
import type { SitemapEntry } from "./sitemap-entry.ts";
import type { Shop } from "../../shop.ts";
import { visibleCollections } from "../../catalogue/visible-collections.ts";
import { idList } from "../../id-list.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";

type Entries = { entries: SitemapEntry[]; total: number };

/**
 * All public pages: fixed pages, written pages, published collections, active pieces. Only the requested
 * range of pieces is read.
 */
export async function listSitemapEntries(
  shop: Shop,
  { offset, limit }: { offset: number; limit: number },
): Promise<Entries> {
  const [pages, collections, products] = await Promise.all([
    listPageEntries(shop),
    listCollectionEntries(shop),
    countProductEntries(shop),
  ]);
  const fixed = [
    entry("/", latest([...collections, entry("/products", products.changedAt)])),
    entry("/collections", latest(collections)),
    entry("/products", products.changedAt),
    entry("/about", null),
    entry("/ring-size", null),
  ];
  const first = [...fixed, ...pages, ...collections];
  const asked = first.slice(offset, offset + limit);
  const left = limit - asked.length;
  const pieces =
    left > 0
      ? await listProductEntries(shop, {
          offset: Math.max(0, offset - first.length),
          limit: left,
        })
      : [];
  return { entries: [...asked, ...pieces], total: first.length + products.count };
}

const entry = (path: string, changedAt: string | null): SitemapEntry => ({
  path,
  changedAt,
  images: [],
});

function latest(entries: SitemapEntry[]): string | null {
  return entries.reduce<string | null>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    null,
  );
}

/** Sitemap entries of the footer's pages that have text. */
async function listPageEntries(shop: Shop): Promise<SitemapEntry[]> {
  const rows = await shop.db
    .selectFrom("pages")
    .select(["slug", "updatedAt"])
    .where("content", "!=", "")
    .where(
      "slug",
      "in",
      FOOTER_PAGES.map(({ slug }) => slug),
    )
    .orderBy("slug")
    .execute();
  return rows.map(({ slug, updatedAt }) => ({
    path: `/pages/${slug}`,
    changedAt: updatedAt,
    images: [],
  }));
}

/** Sitemap entries of published collections, with their pictures. */
async function listCollectionEntries(shop: Shop): Promise<SitemapEntry[]> {
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

/** How many active pieces there are, and when one was last changed. */
function countProductEntries(shop: Shop): Promise<{ count: number; changedAt: string | null }> {
  return visibleProducts(shop, "visitor")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.max<string | null>("products.updatedAt").as("changedAt"),
    ])
    .executeTakeFirstOrThrow();
}

/** Sitemap entries of one page of active pieces, with their pictures. */
async function listProductEntries(
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
