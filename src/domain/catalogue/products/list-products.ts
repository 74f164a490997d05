import type { CatalogQuery, CatalogSort } from "#contract/catalogue/catalog-query.ts";
import type { Product, ProductSummary } from "#contract/catalogue/products.ts";
import { idList } from "../../id-list.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { loadRows, loadSummaryRows } from "./load-rows.ts";
import { listByRelevance } from "./query/list-by-relevance.ts";
import { listSorted } from "./query/list-sorted.ts";
import { matchProducts, type ProductMatches } from "./query/match-products.ts";
import { countRows } from "./query/select-ids.ts";
import { sortProducts } from "./query/sort-products.ts";
import type { FacetQuery } from "./query/visible-facets.ts";
import { toProducts, toProductSummaries } from "./to-products.ts";

type Options = {
  viewer: Viewer;
  /** Filters and order of the list screen. Its `page` is ignored: pass limit and offset. */
  query?: Partial<CatalogQuery>;
  /** All when left out. */
  limit?: number;
  offset?: number;
  /** Only these, still in the order of the list. */
  ids?: number[];
};

/** Pieces, newest first by default. The number of queries does not depend on the number of pieces. */
export const listProducts = (shop: Shop, options: Options): Promise<Page<Product>> =>
  listPage(shop, options, async (ids) =>
    toProducts(shop, await loadRows(shop, ids), options.viewer),
  );

/** As listProducts, with the fields that lists show. */
export const listProductSummaries = (shop: Shop, options: Options): Promise<Page<ProductSummary>> =>
  listPage(shop, options, async (ids) =>
    toProductSummaries(shop, await loadSummaryRows(shop, ids), options.viewer),
  );

async function listPage<Item>(
  shop: Shop,
  options: Options,
  load: (ids: number[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const { viewer, query = {}, limit = Number.MAX_SAFE_INTEGER, offset = 0, ids } = options;
  const all = await matchProducts(shop, viewer, query);
  const matches = ids ? restrictToIds(shop, all, ids) : all;

  // Whoever searches for "emerald" wants the emerald ring before a newer piece that mentions one.
  const { sort = matches.isSearch ? "relevance" : "newest" } = query;
  const range = { limit, offset };
  const isWhole = options.limit === undefined && offset === 0;
  const count = () => countMatches(shop, matches, options);
  // The page's ids come from the indexes; whole rows are read for these alone.
  const page =
    matches.isSearch && sort === "relevance"
      ? await listByRelevance(shop, matches, count, range)
      : await listSorted(shop, matches, isWhole ? null : count, toSortOrder(sort), range);
  return { items: await load(page.ids), total: page.total };
}

/** The search index cannot filter by ids, so that the rows are counted. */
function restrictToIds(shop: Shop, matches: ProductMatches, ids: number[]): ProductMatches {
  const select: ProductMatches["select"] = (options) =>
    matches.select(options).where("productFacets.productId", "in", idList(shop, ids));
  return {
    select,
    count: (scope = "unranked") => countRows(select({ scope })),
    intersect: () => Promise.resolve(null),
    isSearch: matches.isSearch,
  };
}

const toSortOrder = (sort: CatalogSort) => ({
  sort: (rows: FacetQuery) => sortProducts(rows, sort),
  isIndexed: true,
});

/** Memoized, since every page of a list has the same count. */
function countMatches(
  shop: Shop,
  matches: ProductMatches,
  { viewer, query = {}, ids }: Options,
): Promise<number> {
  const { sort: _sort, page: _page, ...filters } = query;
  const name = `pieces ${viewer} ${JSON.stringify({ filters, ids })}`;
  // A reservation that ends makes a piece available, and this count takes 3 ms of 100,000 pieces.
  if (query.available) return matches.count();
  return memoizeByRevision(shop, name, () => matches.count());
}
