import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { PriceRange } from "#contract/catalogue/price-bands.ts";
import { priceRangeOf } from "../price-range.ts";
import { priceFilter } from "../products/query/price-filter.ts";
import { groupTagsByType } from "../tags/group-tags-by-type.ts";
import type { Shop } from "../../shop.ts";
import type { visibleCollections } from "./visible-collections.ts";

type CollectionQuery = ReturnType<typeof visibleCollections>;

/** Restricts a query to collections of the category, with an active piece of the price, and any tag of each requested type. */
export async function filterCollections(
  shop: Shop,
  collections: CollectionQuery,
  query: Partial<CatalogQuery>,
): Promise<CollectionQuery> {
  let found = collections;
  if (query.category) found = found.where("collections.categoryId", "=", query.category);
  const prices = priceRangeOf(query);
  if (prices) found = filterByPrice(found, prices);
  if (!query.tagIds?.length) return found;

  const groups = await groupTagsByType(shop, query.tagIds);
  // Deleted tags are on no collection: if no other is requested, nothing matches.
  if (groups.length === 0) return found.where(sql<boolean>`false`);
  for (const tagIds of groups) {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom("collectionTags")
          .select("collectionTags.id")
          .whereRef("collectionTags.collectionId", "=", "collections.id")
          .where("collectionTags.tagId", "in", tagIds),
      ),
    );
  }
  return found;
}

const filterByPrice = (found: CollectionQuery, range: PriceRange): CollectionQuery =>
  found.where((eb) =>
    eb.exists(
      eb
        .selectFrom("collectionProducts")
        .innerJoin("products", "products.id", "collectionProducts.productId")
        .select("collectionProducts.id")
        .whereRef("collectionProducts.collectionId", "=", "collections.id")
        .where("products.deletedAt", "is", null)
        .where("products.isActive", "=", true)
        .where(priceFilter(sql.ref("products.price_cents"), range)),
    ),
  );
