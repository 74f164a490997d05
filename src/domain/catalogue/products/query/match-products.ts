import type { Expression } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import {
  countHits,
  intersectHits,
  type Intersection,
} from "../../../infrastructure/search/count-hits.ts";
import { joinHits } from "../../../infrastructure/search/join-hits.ts";
import { matchSearch, type SearchMatch } from "../../../infrastructure/search/match-search.ts";
import type { SearchScope } from "../../../infrastructure/search/search-index.ts";
import type { SearchFilter } from "../../../infrastructure/search/filter-tokens.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { filterProducts, resolveFilter } from "./filter-products.ts";
import { countRows } from "./list-sorted.ts";
import { type FacetQuery, visibleFacets } from "./visible-facets.ts";

/** `many` as filterProducts takes it; `scope` as joinHits does; `unsearched` leaves the words out. */
type SelectOptions = { many?: boolean; scope?: SearchScope; ignoresSearch?: boolean };

/** The pieces that are left, in no order yet. */
export type SelectMatches = (hints?: SelectOptions) => FacetQuery;

export type ProductMatches = {
  select: SelectMatches;
  /** How many are left. */
  count: (scope?: SearchScope) => Promise<number>;
  /** How many are left, and which of some; null where no index tells both in one go. */
  intersect: (some: Expression<unknown>) => Promise<Intersection | null>;
  /** Whether there was a search text, so that there is a best match. */
  isSearch: boolean;
};

/** Reads what a list is asked for: its search text and its filters. */
export async function matchProducts(
  shop: Shop,
  viewer: Viewer,
  query: Partial<CatalogQuery>,
): Promise<ProductMatches> {
  const match = await matchSearch(shop, "product", query.search ?? "");
  const filter = await resolveFilter(shop, query);
  const narrowing = { ...filter, isHidden: viewer === "admin" ? null : false };
  const find: SelectMatches = ({ many = false, scope, ignoresSearch = false } = {}) => {
    const searched = match !== null && !ignoresSearch;
    const found = filterProducts(shop, visibleFacets(shop, viewer), filter, { many, searched });
    return searched ? joinHits(found, match, "productFacets.productId", scope, narrowing) : found;
  };
  return { select: find, ...countMatches(shop, match, narrowing, find), isSearch: match !== null };
}

/**
 * Tells by the index of search alone where it can, else by the rows that are found.
 * @param narrowing null where more is asked for than any index of words knows
 */
export const countMatches = (
  shop: Shop,
  match: SearchMatch | null,
  narrowing: SearchFilter | null,
  find: SelectMatches,
): Pick<ProductMatches, "count" | "intersect"> => ({
  count: async (scope = "unranked") => {
    const known = match && narrowing && (await countHits(shop, match, scope, narrowing));
    return known ?? countRows(find({ scope: scope }));
  },
  intersect: async (some) => match && narrowing && intersectHits(shop, match, narrowing, some),
});
