import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { listCollectionSummaries } from "../collections/list-collections.ts";
import { matchProducts } from "../products/query/match-products.ts";

/** How many pieces a query finds. */
export async function countPieces(
  shop: Shop,
  viewer: Viewer,
  { sort: _sort, page: _page, ...filters }: Partial<CatalogQuery>,
): Promise<number> {
  const count = async () => (await matchProducts(shop, viewer, filters)).count();
  // A reservation that ends makes a piece available, and searches have no end.
  if (filters.available || filters.search) return count();
  return memoizeByRevision(shop, `found ${viewer} ${JSON.stringify(filters)}`, count);
}

/** How many collections a query finds. */
export const countCollections = async (
  shop: Shop,
  viewer: Viewer,
  query: Partial<CatalogQuery>,
): Promise<number> => (await listCollectionSummaries(shop, { viewer, query, limit: 1 })).total;

/** Whether a query finds any piece or collection. */
export const isFound = async (
  shop: Shop,
  viewer: Viewer,
  query: Partial<CatalogQuery>,
): Promise<boolean> =>
  (await countPieces(shop, viewer, query)) > 0 || (await countCollections(shop, viewer, query)) > 0;
