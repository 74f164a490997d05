import { sql } from "kysely";
import type { InventoryQuery, InventorySort } from "#contract/catalogue/inventory.ts";
import { type InventoryRow, toInventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { loadRows } from "../products/load-rows.ts";
import { listByRelevance } from "../products/query/list-by-relevance.ts";
import { listSorted } from "../products/query/list-sorted.ts";
import type { FacetQuery } from "../products/query/visible-facets.ts";
import { toProducts } from "../products/to-products.ts";
import { matchInventory } from "./match-inventory.ts";

type Options = { limit?: number; offset?: number; viewer?: Viewer };

/** The rows of the inventory table, hidden pieces included, in the requested order. */
export async function listInventory(
  shop: Shop,
  query: InventoryQuery,
  { limit = Number.MAX_SAFE_INTEGER, offset = 0, viewer = "admin" }: Options = {},
): Promise<Page<InventoryRow>> {
  const matches = await matchInventory(shop, query);
  const range = { limit, offset };
  const count = () => matches.count();
  const { ids, total } =
    matches.isSearch && query.sort === undefined
      ? await listByRelevance(shop, matches, count, range)
      : await listSorted(shop, matches, count, toSortOrder(query), range);
  const products = await toProducts(shop, await loadRows(shop, ids), viewer);
  return { items: products.map(toInventoryRow), total };
}

const toSortOrder = (query: InventoryQuery) => ({
  sort: (rows: FacetQuery) => sortInventory(rows, query),
  isIndexed: query.sort === undefined || !["category", "stock", "changed"].includes(query.sort),
});

/** Name or id break ties, so that no row appears on two pages. */
function sortInventory(rows: FacetQuery, { sort, order }: InventoryQuery): FacetQuery {
  const direction = order ?? (sort === undefined || NEWEST_FIRST.includes(sort) ? "desc" : "asc");
  if (sort === undefined || sort === "newest") {
    return rows
      .orderBy("productFacets.createdAt", direction)
      .orderBy("productFacets.productId", direction);
  }
  if (sort === "name") {
    return rows.orderBy("productFacets.nameKey", direction).orderBy("productFacets.productId");
  }
  if (sort === "changed" || sort === "stock") {
    // Joined, so that pieces are read in the order of an index; that of facets has neither.
    return rows
      .innerJoin("products", "products.id", "productFacets.productId")
      .orderBy(sort === "changed" ? "products.updatedAt" : "products.stock", direction)
      .orderBy("products.id", direction);
  }
  return rows
    .orderBy(SORT_BY[sort], direction)
    .orderBy("productFacets.nameKey")
    .orderBy("productFacets.productId");
}

const NEWEST_FIRST: InventorySort[] = ["newest", "changed"];

const SORT_BY = {
  // Pieces without a category come last in either engine.
  category: sql`coalesce((
    select categories.name from product_facet_sets
    join categories on categories.id = product_facet_sets.category_id
    where product_facet_sets.id = product_facets.set_id
  ), '~')`,
  price: sql`product_facets.price_cents`,
};
