import type { Collection, NewCollection } from "#contract/catalogue/collections.ts";
import { slugify } from "#contract/slug.ts";
import { createCollection } from "#domain/catalogue/collections/create-collection.ts";
import type { Shop } from "#domain/shop.ts";

/** Puts a published collection into the shop, by its rules. */
export const addCollection = (
  shop: Shop,
  title: string,
  change: Partial<NewCollection> = {},
): Promise<Collection> =>
  createCollection(
    shop,
    {
      title,
      slug: slugify(title),
      description: `About ${title}`,
      isPublished: true,
      ...change,
    },
    null,
  );
