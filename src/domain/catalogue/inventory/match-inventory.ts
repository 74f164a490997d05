import { type RawBuilder, sql } from "kysely";
import type { InventoryFilter } from "#contract/inventory.ts";
import { matchSearch } from "../../infrastructure/search/match-search.ts";
import type { Shop } from "../../shop.ts";
import { filterProducts } from "../products/query/filter-products.ts";
import { createMatches, type ProductMatches } from "../products/query/match-products.ts";
import { resolveFiledFilter } from "../products/query/resolve-filter.ts";
import { type FacetQuery, visibleFacets } from "../products/query/visible-facets.ts";
import { pieceStateSql } from "./piece-state-sql.ts";

/** The pieces that match the filters of the inventory table. */
export async function matchInventory(shop: Shop, query: InventoryFilter): Promise<ProductMatches> {
  const { search, status, categoryId, tagId } = query;
  const match = await matchSearch(shop, "product", search ?? "");
  const tagIds = tagId ? [tagId] : [];
  const filter = await resolveFiledFilter(shop, { category: categoryId ?? null, tagIds });
  const isHidden = status === "listed" || status === "hidden" ? status === "hidden" : null;
  const conditions = listConditions(shop, query);
  return createMatches(shop, {
    match,
    filter: { ...filter, isHidden },
    isFilterComplete: conditions.length === 0,
    selectRows: (hints) => {
      let rows = filterProducts(shop, visibleFacets(shop, "admin"), filter, hints);
      if (isHidden !== null) rows = rows.where("productFacets.isActive", "=", !isHidden);
      return conditions.length > 0 ? whereProduct(rows, conditions) : rows;
    },
  });
}

/** What neither the facet rows nor the search index know, as conditions on `products`. */
function listConditions(shop: Shop, query: InventoryFilter): RawBuilder<boolean>[] {
  const { status, state, noPhoto, noPrice, notListed } = query;
  const conditions: RawBuilder<boolean>[] = [];
  if (status === "available") conditions.push(sql<boolean>`products.stock > 0`);
  if (status === "sold") conditions.push(sql<boolean>`products.stock = 0`);
  if (state) conditions.push(sql<boolean>`${pieceStateSql(shop)} = ${state}`);
  if (noPrice) conditions.push(sql<boolean>`products.price_cents = 0`);
  if (noPhoto) conditions.push(NO_PHOTO);
  if (notListed) conditions.push(NOT_LISTED);
  return conditions;
}

const NO_PHOTO = sql<boolean>`not exists (
  select 1 from product_images where product_images.product_id = products.id
)`;

/** Neither in the shop nor on a platform. */
const NOT_LISTED = sql<boolean>`(products.is_active = false and not exists (
  select 1 from product_listings
  where product_listings.product_id = products.id
    and product_listings.status in ('listed', 'out_of_step')
))`;

const whereProduct = (rows: FacetQuery, conditions: RawBuilder<boolean>[]): FacetQuery =>
  rows.where((eb) =>
    eb.exists(
      eb
        .selectFrom("products")
        .select("products.id")
        .whereRef("products.id", "=", "productFacets.productId")
        .where(eb.and(conditions)),
    ),
  );
