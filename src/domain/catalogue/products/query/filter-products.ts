import { type RawBuilder, sql } from "kysely";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { priceFilter } from "./price-filter.ts";
import type { ProductFilter } from "./resolve-filter.ts";
import type { FacetQuery } from "./visible-facets.ts";

/** What SQLite, which plans without statistics, cannot know about a query. */
export type PlannerHints = {
  /** So many pieces match that reading in the list's order soon fills a page. */
  isLarge: boolean;
  /** A search text excludes most pieces. */
  isSearch: boolean;
};

/**
 * Restricts a query to the pieces that pass the filter. In SQLite a unary plus keeps a condition from using
 * an index; PostgreSQL decides by its statistics whether to collect and sort or to read in the list's order.
 */
export function filterProducts(
  shop: Shop,
  rows: FacetQuery,
  { setIds, price, availableAt, ringSizes }: ProductFilter,
  { isLarge, isSearch }: PlannerHints,
): FacetQuery {
  const plus = (avoidsIndex: boolean) =>
    sql.raw(avoidsIndex && shop.engine === "sqlite" ? "+" : "");
  let filtered = rows;
  if (setIds) filtered = filtered.where(isInSet(shop, setIds, plus(isLarge)));
  if (availableAt !== null) {
    filtered = filtered.where(sql<boolean>`product_facets.available_from <= ${availableAt}`);
  }
  if (ringSizes) filtered = filtered.where(hasRingSize(ringSizes, plus(isLarge || isSearch)));
  if (!price) return filtered;
  const priceCents = sql`${plus(isLarge || isSearch)}product_facets.price_cents`;
  return filtered.where(priceFilter(priceCents, price));
}

function isInSet(shop: Shop, setIds: number[], plus: RawBuilder<unknown>): RawBuilder<boolean> {
  // An array parameter: the prepared statement stays the same for any number of sets.
  if (shop.engine === "postgres") {
    return sql`product_facets.set_id = any(${`{${setIds.join(",")}}`}::integer[])`;
  }
  return sql`${plus}product_facets.set_id in ${idList(shop, setIds)}`;
}

/**
 * Whether a ring has one of the sizes or can be given it.
 * @param plus before a column, to keep the condition from using its index
 */
export function hasRingSize(sizes: number[], plus: RawBuilder<unknown> = sql``) {
  // Literals, since no planner matches a parameter with a partial index.
  const each = sizes.map((size) => {
    const quarters = sql.lit(size);
    return sql`(${plus}product_facets.ring_to >= ${quarters} and ${plus}product_facets.ring_from <= ${quarters})`;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
