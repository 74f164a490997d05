import { type RawBuilder, sql } from "kysely";
import type { InventoryFilter } from "#contract/catalogue/inventory.ts";
import type { Availability } from "#contract/catalogue/product-fields.ts";
import { matchSearch } from "../../infrastructure/search/match/match-search.ts";
import type { Shop } from "../../shop.ts";
import { filterProducts } from "../products/query/filter-products.ts";
import { createMatches, type ProductMatches } from "../products/query/match-products.ts";
import { resolveFiledFilter } from "../products/query/resolve-filter.ts";
import { visibleFacets } from "../products/query/visible-facets.ts";

/** The pieces that match the filters of the inventory table. */
export async function matchInventory(shop: Shop, query: InventoryFilter): Promise<ProductMatches> {
  const { search, categoryId, tagId } = query;
  const match = await matchSearch(shop, "product", search ?? "");
  const tagIds = tagId ? [tagId] : [];
  const filter = await resolveFiledFilter(shop, { category: categoryId ?? null, tagIds });
  const visibilities = listVisibilities(query);
  const isHidden = visibilities[0] ?? null;
  const conditions = listConditions(shop, query);
  if (visibilities.some((hidden) => hidden !== isHidden)) conditions.push(sql<boolean>`1 = 0`);
  return createMatches(shop, {
    match,
    filter: { ...filter, isHidden },
    isFilterComplete: conditions.length === 0,
    selectRows: (hints) => {
      let rows = filterProducts(shop, visibleFacets(shop, "admin"), filter, hints);
      if (isHidden !== null) rows = rows.where("productFacets.isActive", "=", !isHidden);
      return conditions.length > 0 ? rows.where((eb) => eb.and(conditions)) : rows;
    },
  });
}

/** Whether each filter wants hidden pieces (true) or listed ones (false). */
function listVisibilities({ status, state, notListed }: InventoryFilter): boolean[] {
  const wanted: boolean[] = [];
  if (status === "listed" || status === "hidden") wanted.push(status === "hidden");
  if (state) wanted.push(state === "hidden");
  if (notListed) wanted.push(true);
  return wanted;
}

/** What the search index does not know, as conditions on `product_facets`. */
function listConditions(shop: Shop, query: InventoryFilter): RawBuilder<boolean>[] {
  const { status, state, needsWork, noPhoto, noPrice, notListed } = query;
  const conditions: RawBuilder<boolean>[] = [];
  if (status === "available") conditions.push(isAmong(sql`stock > 0`));
  if (status === "sold") conditions.push(isAmong(sql`stock = 0`));
  if (state === "available") {
    conditions.push(sql<boolean>`product_facets.available_from <= ${shop.now().toISOString()}`);
  } else if (state && state !== "hidden") {
    conditions.push(isAmong(inState(shop, state)));
  }
  if (needsWork) conditions.push(NEEDS_WORK);
  if (noPrice) conditions.push(NO_PRICE);
  if (noPhoto) conditions.push(NO_PHOTO);
  if (notListed) conditions.push(NOT_ON_PLATFORMS);
  return conditions;
}

/** A literal, so that its index serves the condition. A reservation without an end never ends. */
const inState = (shop: Shop, state: Availability): RawBuilder<unknown> =>
  state === "reserved"
    ? sql`products.availability = 'reserved'
        and (products.reserved_until is null or products.reserved_until > ${shop.now().toISOString()})`
    : sql`products.availability = ${sql.lit(state)}`;

const isAmong = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`product_facets.product_id in (
    select products.id from products where ${condition} and products.deleted_at is null
  )`;

const NO_PRICE = sql<boolean>`product_facets.price_cents = 0`;

const NO_PHOTO = sql<boolean>`not exists (
  select 1 from product_images where product_images.product_id = product_facets.product_id
)`;

const NOT_ON_PLATFORMS = sql<boolean>`not exists (
  select 1 from product_listings
  where product_listings.product_id = product_facets.product_id
    and product_listings.status in ('listed', 'out_of_step')
)`;

const NEEDS_WORK = sql<boolean>`(
  ${NO_PRICE} or ${NO_PHOTO} or (not product_facets.is_active and ${NOT_ON_PLATFORMS})
)`;
