import { sql } from "kysely";
import { type InventoryQuery, type InventoryRow, toInventoryRow } from "#contract/inventory.ts";
import type { Page } from "../../page.ts";
import { readBest } from "../products/query/list-by-relevance.ts";
import { loadRows } from "../products/load-rows.ts";
import { readSorted } from "../products/query/list-sorted.ts";
import { toProducts } from "../products/to-products.ts";
import type { Facets } from "../products/query/visible-facets.ts";
import type { Shop } from "../../shop.ts";
import { findInventory } from "./find-inventory.ts";

/** The lines of the desk's table, hidden pieces among them, in the order that is asked for. */
export async function listInventory(
  shop: Shop,
  query: InventoryQuery,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Page<InventoryRow>> {
  const found = await findInventory(shop, query);
  const range = { limit: limit ?? Number.MAX_SAFE_INTEGER, offset };
  const count = () => found.count();
  const { ids, total } =
    found.searched && query.sort === undefined
      ? await readBest(shop, found, count, range)
      : await readSorted(shop, found, count, orderOf(query), range);
  const products = await toProducts(shop, await loadRows(shop, ids), "admin");
  return { items: products.map(toInventoryRow), total };
}

const orderOf = (query: InventoryQuery) => ({
  sort: (found: Facets) => sortInventory(found, query),
  isIndexed: query.sort !== "category" && query.sort !== "stock",
});

/** Ties are settled by name and id, so that no line changes its place between two pages. */
function sortInventory(found: Facets, { sort, order }: InventoryQuery): Facets {
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
