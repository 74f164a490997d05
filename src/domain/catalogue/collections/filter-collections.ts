import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { PriceRange } from "#contract/catalogue/price-bands.ts";
import { idList } from "../../id-list.ts";
import { priceRangeOf } from "../price-range.ts";
import { hasRingSize } from "../products/query/filter-products.ts";
import { priceFilter } from "../products/query/price-filter.ts";
import { type ProductFilter, resolveFilter } from "../products/query/resolve-filter.ts";
import { groupTagsByType } from "../tags/group-tags-by-type.ts";
import type { Shop } from "../../shop.ts";
import type { visibleCollections } from "../visible-collections.ts";

type CollectionQuery = ReturnType<typeof visibleCollections>;

/**
 * Restricts a query to collections of the category, with an active piece of the price, one of the metals, stones
 * and ring sizes, and any tag of each requested type.
 */
export async function filterCollections(
  shop: Shop,
  collections: CollectionQuery,
  query: Partial<CatalogQuery>,
): Promise<CollectionQuery> {
  let found = collections;
  if (query.category) found = found.where("collections.categoryId", "=", query.category);
  const prices = priceRangeOf(query);
  if (prices) found = filterByPrice(found, prices);
  const { metals = [], stones = [], ringSizes = [] } = query;
  const facts = await resolveFilter(shop, { metals, stones, ringSizes });
  if (facts.setIds || facts.ringSizes) found = filterByFacts(shop, found, facts);
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

/** One piece has to have the metal, the stone and the ring size alike. */
const filterByFacts = (
  shop: Shop,
  found: CollectionQuery,
  { setIds, ringSizes }: Pick<ProductFilter, "setIds" | "ringSizes">,
): CollectionQuery =>
  found.where((eb) => {
    const pieces = eb
      .selectFrom("collectionProducts")
      .innerJoin("productFacets", "productFacets.productId", "collectionProducts.productId")
      .select("collectionProducts.id")
      .whereRef("collectionProducts.collectionId", "=", "collections.id")
      .where("productFacets.isActive", "=", true)
      .$if(setIds !== null, (of) =>
        of.where("productFacets.setId", "in", idList(shop, setIds ?? [])),
      )
      .$if(ringSizes !== null, (of) => of.where(hasRingSize(ringSizes ?? [])));
    return eb.exists(pieces);
  });
