import type { Expression } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import { countHits, meetHits, type Met } from "../../../infrastructure/search/count-hits.ts";
import { joinHits } from "../../../infrastructure/search/join-hits.ts";
import { matchSearch, type SearchMatch } from "../../../infrastructure/search/match-search.ts";
import type { Extent } from "../../../infrastructure/search/search-index.ts";
import type { Narrowing } from "../../../infrastructure/search/filter-tokens.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { filterFacets, readFilter } from "./filter-products.ts";
import { countFound } from "./list-sorted.ts";
import { type Facets, visibleFacets } from "./visible-facets.ts";

/** `many` as filterFacets takes it; `extent` as joinHits does; `unsearched` leaves the words out. */
type Hints = { many?: boolean; extent?: Extent; unsearched?: boolean };

/** The pieces that are left, in no order yet. */
export type FindFacets = (hints?: Hints) => Facets;

export type Found = {
  find: FindFacets;
  /** How many are left. */
  count: (extent?: Extent) => Promise<number>;
  /** How many are left, and which of some; null where no index tells both in one go. */
  meet: (some: Expression<unknown>) => Promise<Met | null>;
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
  const narrowing = { ...filter, isHidden: viewer === "admin" ? null : false };
  const find: FindFacets = ({ many = false, extent, unsearched = false } = {}) => {
    const searched = match !== null && !unsearched;
    const found = filterFacets(shop, visibleFacets(shop, viewer), filter, { many, searched });
    return searched ? joinHits(found, match, "productFacets.productId", extent, narrowing) : found;
  };
  return { find, ...tellBy(shop, match, narrowing, find), searched: match !== null };
}

/**
 * Tells by the index of search alone where it can, else by the rows that are found.
 * @param narrowing null where more is asked for than any index of words knows
 */
export const tellBy = (
  shop: Shop,
  match: SearchMatch | null,
  narrowing: Narrowing | null,
  find: FindFacets,
): Pick<Found, "count" | "meet"> => ({
  count: async (extent = "gathered") => {
    const known = match && narrowing && (await countHits(shop, match, extent, narrowing));
    return known ?? countFound(find({ extent }));
  },
  meet: async (some) => match && narrowing && meetHits(shop, match, narrowing, some),
});
