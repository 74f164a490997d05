import { sql } from "kysely";
import type { CatalogSort } from "#contract/catalogue/catalog-query.ts";
import type { FacetQuery } from "./visible-facets.ts";

/** Sorts by a property of the pieces, newest first by default. The id breaks ties, of equal prices the name. */
export function sortProducts(rows: FacetQuery, sort: CatalogSort | undefined): FacetQuery {
  if (sort === "oldest") {
    return rows.orderBy("productFacets.createdAt").orderBy("productFacets.productId");
  }
  if (sort === "title") {
    return rows.orderBy("productFacets.nameKey").orderBy("productFacets.productId");
  }
  if (sort === "price" || sort === "price-desc") {
    const order = sort === "price" ? "asc" : "desc";
    return rows
      .orderBy("productFacets.priceCents", order)
      .orderBy("productFacets.nameKey", order)
      .orderBy("productFacets.productId", order);
  }
  return rows.orderBy("productFacets.createdAt", "desc").orderBy("productFacets.productId", "desc");
}

/**
 * Keeps the planner from reading an index in the order that follows, whatever it estimates: a few hits are
 * collected and sorted. All rows are equal in the order this adds.
 */
export const sortWithoutIndex = (rows: FacetQuery): FacetQuery =>
  rows.orderBy(sql`product_facets.product_id * 0`);
