import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import { findPriceBand } from "#contract/price-bands.ts";
import { groupTagsByType } from "../tags/group-tags-by-type.ts";
import type { Shop } from "../../shop.ts";
import type { visibleCollections } from "./visible-collections.ts";

type Found = ReturnType<typeof visibleCollections>;

/**
 * Keeps the collections of the category, with any active piece in the price band, with any tag of each
 * type that is asked for.
 */
export async function filterCollections(
  shop: Shop,
  collections: Found,
  query: Partial<CatalogQuery>,
): Promise<Found> {
  let found = collections;
  if (query.category) found = found.where("collections.categoryId", "=", query.category);
  if (query.price) found = filterByPrice(found, query.price);
  if (!query.tagIds?.length) return found;

  const groups = await groupTagsByType(shop, query.tagIds);
  // Tags that are gone are on nothing: asked for alone, they leave nothing.
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

function filterByPrice(found: Found, price: NonNullable<CatalogQuery["price"]>): Found {
  const band = findPriceBand(price);
  if (!band) return found;
  return found.where((eb) =>
    eb.exists(
      eb
        .selectFrom("collectionProducts")
        .innerJoin("products", "products.id", "collectionProducts.productId")
        .select("collectionProducts.id")
        .whereRef("collectionProducts.collectionId", "=", "collections.id")
        .where("products.deletedAt", "is", null)
        .where("products.isActive", "=", true)
        .where("products.priceCents", ">=", band.fromCents)
        .$if(band.belowCents !== Infinity, (query) =>
          query.where("products.priceCents", "<", band.belowCents),
        ),
    ),
  );
}
