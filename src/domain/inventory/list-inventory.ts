import { sql } from "kysely";
import { type InventoryQuery, type InventoryRow, toInventoryRow } from "#contract/inventory.ts";
import type { Page } from "../page.ts";
import { toProducts } from "../products/to-products.ts";
import type { Shop } from "../shop.ts";
import { findInventory, type Inventory } from "./find-inventory.ts";

/** The lines of the desk's table, hidden pieces among them, in the order that is asked for. */
export async function listInventory(
  shop: Shop,
  query: InventoryQuery,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Page<InventoryRow>> {
  const { found, searched } = await findInventory(shop, query);
  const rows = await sortInventory(found, query, searched)
    .selectAll("products")
    .limit(limit ?? Number.MAX_SAFE_INTEGER)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const products = await toProducts(shop, rows, "admin");
  return { items: products.map(toInventoryRow), total };
}

/** Ties are settled by name and id, so that no line changes its place between two pages. */
function sortInventory(
  found: Inventory,
  { sort, order }: InventoryQuery,
  searched: boolean,
): Inventory {
  if (sort === undefined && searched) {
    return found.orderBy(sql.ref("hits.rank")).orderBy("products.id", "desc");
  }
  const direction = order ?? (sort === undefined || sort === "newest" ? "desc" : "asc");
  if (sort === undefined || sort === "newest") {
    return found.orderBy("products.createdAt", direction).orderBy("products.id", direction);
  }
  return found
    .orderBy(SORT_BY[sort], direction)
    .orderBy(sql`lower(products.name)`)
    .orderBy("products.id");
}

const SORT_BY = {
  name: sql`lower(products.name)`,
  // Pieces without a category stand last in either engine.
  category: sql`coalesce((select name from categories where categories.id = products.category_id), '~')`,
  price: sql`products.price_cents`,
  stock: sql`products.stock`,
};
