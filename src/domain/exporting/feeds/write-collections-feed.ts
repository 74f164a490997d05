import { listCategories } from "../../catalogue/categories/list-categories.ts";
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
  return writeRss(shop, {
    title: `Collections by ${businessName}`,
    description: blurb,
    path: "/collections",
    self: "/collections/feed.xml",
    items: (isOpen ? items : []).map((collection) => ({
      title: collection.title,
      path: `/collections/${collection.slug}`,
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
