import type { Expression } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import {
  countHits,
  intersectHits,
  type Intersection,
} from "../../../infrastructure/search/match/count-hits.ts";
import type { SearchFilter } from "../../../infrastructure/search/words/filter-tokens.ts";
import { joinHits } from "../../../infrastructure/search/match/join-hits.ts";
import {
  matchSearch,
  type SearchMatch,
} from "../../../infrastructure/search/match/match-search.ts";
import type { SearchScope } from "../../../infrastructure/search/index/search-index.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { hasPriceEnds } from "../../price-range.ts";
import { filterProducts, type PlannerHints } from "./filter-products.ts";
import { resolveFilter } from "./resolve-filter.ts";
import { countRows } from "./select-ids.ts";
import { type FacetQuery, visibleFacets } from "./visible-facets.ts";

/** `isLarge` as in PlannerHints, `scope` as in joinHits; `ignoresSearch` leaves the search text out. */
type SelectOptions = { isLarge?: boolean; scope?: SearchScope; ignoresSearch?: boolean };

/** The pieces that match a search text and filters, before they are sorted and paged. */
export type ProductMatches = {
  select: (options?: SelectOptions) => FacetQuery;
  count: (scope?: SearchScope) => Promise<number>;
  /** Counts the matches and finds candidates among them; null where no index does both in one read. */
  intersect: (candidates: Expression<unknown>) => Promise<Intersection | null>;
  /** Whether there is a search text, and so a relevance to sort by. */
  isSearch: boolean;
};

export async function matchProducts(
  shop: Shop,
  viewer: Viewer,
  query: Partial<CatalogQuery>,
): Promise<ProductMatches> {
  const match = await matchSearch(shop, "product", query.search ?? "");
  const filter = await resolveFilter(shop, query);
  return createMatches(shop, {
    match,
    filter: { ...filter, isHidden: viewer === "visitor" ? false : null },
    // The search index knows price bands only, and no availability, which ends by the clock.
    isFilterComplete: !hasPriceEnds(query) && filter.availableAt === null,
    selectRows: (hints) => filterProducts(shop, visibleFacets(shop, viewer), filter, hints),
  });
}

type Matching = {
  match: SearchMatch | null;
  /** What the search index can filter by. */
  filter: SearchFilter;
  /** Whether `selectRows` filters by nothing else, so that the index can count. */
  isFilterComplete: boolean;
  selectRows: (hints: PlannerHints) => FacetQuery;
};

/** Combines filtered rows with a search. Counts come from the search index where it can filter completely. */
export function createMatches(
  shop: Shop,
  { match, filter, isFilterComplete, selectRows }: Matching,
): ProductMatches {
  const select = ({ isLarge = false, scope, ignoresSearch = false }: SelectOptions = {}) => {
    const isSearch = match !== null && !ignoresSearch;
    const rows = selectRows({ isLarge, isSearch });
    return isSearch ? joinHits(rows, match, "productFacets.productId", scope, filter) : rows;
  };
  const indexed = isFilterComplete ? match : null;
  return {
    select,
    count: async (scope = "unranked") =>
      (indexed && (await countHits(shop, indexed, scope, filter))) ?? countRows(select({ scope })),
    intersect: async (candidates) => indexed && intersectHits(shop, indexed, filter, candidates),
    isSearch: match !== null,
  };
}
