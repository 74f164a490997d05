import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { idList } from "../../id-list.ts";
import { listCollections } from "../../catalogue/collections/list-collections.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import type { Shop } from "../../shop.ts";
import { writeRss } from "./write-rss.ts";

/** How many items a feed holds. */
export const FEED_LENGTH = 20;

/** /collections/feed.xml: the newest published collections; none until the shop opens. */
export async function writeCollectionsFeed(shop: Shop): Promise<string> {
  const [{ businessName, artistName, blurb }, categories, { items }, { isOpen }] =
    await Promise.all([
      getNamedSettings(shop),
      listCategories(shop),
      listCollections(shop, { viewer: "visitor", limit: FEED_LENGTH }),
      getShopState(shop),
    ]);
  const ids = await loadFeedIds(shop, items);
  return writeRss(shop, {
    title: `Collections by ${businessName}`,
    description: blurb,
    path: "/collections",
    self: "/collections/feed.xml",
    items: (isOpen ? items : []).map((collection) => ({
      title: collection.title,
      path: `/collections/${collection.slug}`,
      id: ids.get(collection.id) ?? `/collections#${collection.id}`,
      summary: collection.description,
      content: collection.content ?? "",
      author: artistName,
      publishedAt: collection.publishedAt ?? collection.createdAt,
      changedAt: collection.updatedAt,
      categories: categories
        .filter(({ id }) => id === collection.categoryId)
        .map(({ name }) => name),
      picture: collection.media[0],
    })),
  });
}

/** The first addresses of collections, which they keep for feed readers when their slug changes. */
async function loadFeedIds(
  shop: Shop,
  collections: { id: number }[],
): Promise<Map<number, string>> {
  const rows = await shop.db
    .selectFrom("collections")
    .select(["id", "feedSlug"])
    .where(
      "id",
      "in",
      idList(
        shop,
        collections.map(({ id }) => id),
      ),
    )
    .where("feedSlug", "is not", null)
    .execute();
  return new Map(rows.map(({ id, feedSlug }) => [id, `/collections/${feedSlug}`]));
}
