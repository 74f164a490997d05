import { sql } from "kysely";
import type { CatalogSort } from "#contract/catalog-query.ts";
import type { FacetQuery } from "./visible-facets.ts";

/** An order by what the pieces are themselves, newest first unless asked otherwise. */
export function sortProducts(found: FacetQuery, sort: CatalogSort | undefined) {
  if (sort === "oldest") {
    return found.orderBy("productFacets.createdAt").orderBy("productFacets.productId");
  }
  if (sort === "title") {
    return found.orderBy("productFacets.nameKey").orderBy("productFacets.productId");
  }
  return found
    .orderBy("productFacets.createdAt", "desc")
    .orderBy("productFacets.productId", "desc");
}

/**
 * Keeps the planner from walking along an index in the order that follows: a few pieces that were found
 * by their words are gathered and sorted, however many it holds for likely. All are alike in this order.
 */
export const sortWithoutIndex = (found: FacetQuery): FacetQuery =>
  found.orderBy(sql`product_facets.product_id * 0`);
