import { sql } from "kysely";
import { type InventoryQuery, type InventoryRow, toInventoryRow } from "#contract/inventory.ts";
import type { Page } from "../../page.ts";
import { listByRelevance } from "../products/query/list-by-relevance.ts";
import { loadRows } from "../products/load-rows.ts";
import { listSorted } from "../products/query/list-sorted.ts";
import { toProducts } from "../products/to-products.ts";
import type { FacetQuery } from "../products/query/visible-facets.ts";
import type { Shop } from "../../shop.ts";
import { matchInventory } from "./find-inventory.ts";

/** The lines of the desk's table, hidden pieces among them, in the order that is asked for. */
export async function listInventory(
  shop: Shop,
  query: InventoryQuery,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Page<InventoryRow>> {
  const found = await matchInventory(shop, query);
  const range = { limit: limit ?? Number.MAX_SAFE_INTEGER, offset };
  const count = () => found.count();
  const { ids, total } =
    found.isSearch && query.sort === undefined
      ? await listByRelevance(shop, found, count, range)
      : await listSorted(shop, found, count, toSortOrder(query), range);
  const products = await toProducts(shop, await loadRows(shop, ids), "admin");
  return { items: products.map(toInventoryRow), total };
}

const toSortOrder = (query: InventoryQuery) => ({
  sort: (found: FacetQuery) => sortInventory(found, query),
  isIndexed: query.sort !== "category" && query.sort !== "stock",
});

/** Ties are settled by name and id, so that no line changes its place between two pages. */
function sortInventory(found: FacetQuery, { sort, order }: InventoryQuery): FacetQuery {
  const direction = order ?? (sort === undefined || sort === "newest" ? "desc" : "asc");
  if (sort === undefined || sort === "newest") {
    return found
      .orderBy("productFacets.createdAt", direction)
      .orderBy("productFacets.productId", direction);
  }
  if (sort === "name") {
    return found.orderBy("productFacets.nameKey", direction).orderBy("productFacets.productId");
  }
  return found
    .orderBy(SORT_BY[sort], direction)
    .orderBy("productFacets.nameKey")
    .orderBy("productFacets.productId");
}

const SORT_BY = {
  // Pieces without a category stand last in either engine.
  category: sql`coalesce((
    select categories.name from product_facet_sets
    join categories on categories.id = product_facet_sets.category_id
    where product_facet_sets.id = product_facets.set_id
  ), '~')`,
  price: sql`product_facets.price_cents`,
  stock: sql`(select stock from products where products.id = product_facets.product_id)`,
};
