import type { CatalogQuery } from "#contract/catalog-query.ts";
import { joinHits } from "../search/join-hits.ts";
import { matchSearch } from "../search/match-search.ts";
import type { Extent } from "../search/search-index.ts";
import type { Shop } from "../shop.ts";
import type { Viewer } from "../viewer.ts";
import { filterFacets, readFilter } from "./filter-facets.ts";
import { type Facets, visibleFacets } from "./visible-facets.ts";

/** `many` as filterFacets takes it; `extent` as joinHits does. */
type Hints = { many?: boolean; extent?: Extent };

/** The pieces that are left, in no order yet. */
export type FindFacets = (hints?: Hints) => Facets;

type Found = {
  find: FindFacets;
  /** Whether there was a search text, so that there is a best match. */
  searched: boolean;
};

/** Reads what a list is asked for: its search text and its filters. */
export async function findFacets(
  shop: Shop,
  viewer: Viewer,
  query: Partial<CatalogQuery>,
): Promise<Found> {
  const match = await matchSearch(shop, "product", query.search ?? "");
  const filter = await readFilter(shop, query);
  const find: FindFacets = ({ many = false, extent } = {}) => {
    const found = filterFacets(shop, visibleFacets(shop, viewer), filter, many);
    return match ? joinHits(found, match, "productFacets.productId", extent) : found;
  };
  return { find, searched: match !== null };
}
