import type { CatalogQuery, CatalogSort } from "#contract/catalog-query.ts";
import type { Product, ProductSummary } from "#contract/products.ts";
import { idList } from "../../id-list.ts";
import type { Page } from "../../page.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { matchProducts, type ProductMatches } from "./query/match-products.ts";
import { listByRelevance } from "./query/list-by-relevance.ts";
import { loadSummaryRows, loadRows } from "./load-rows.ts";
import { countRows, listSorted } from "./query/list-sorted.ts";
import { sortProducts } from "./query/sort-products.ts";
import type { FacetQuery } from "./query/visible-facets.ts";
import { toProductSummaries, toProducts } from "./to-products.ts";

type Options = {
  viewer: Viewer;
  /** The filters and the order of the list screen; its `page` is the caller's to turn into limit and offset. */
  query?: Partial<CatalogQuery>;
  /** How many at most; all when left out. */
  limit?: number;
  offset?: number;
  /** Only these, in the order of the list all the same. */
  ids?: number[];
};

/** Pieces, newest first unless asked otherwise. A page costs the same few queries however many it shows. */
export const listProducts = (shop: Shop, options: Options): Promise<Page<Product>> =>
  listAs(shop, options, async (ids) => toProducts(shop, await loadRows(shop, ids), options.viewer));

/** The same, as a list shows them. */
export const listProductSummaries = (shop: Shop, options: Options): Promise<Page<ProductSummary>> =>
  listAs(shop, options, async (ids) =>
    toProductSummaries(shop, await loadSummaryRows(shop, ids), options.viewer),
  );

async function listAs<Item>(
  shop: Shop,
  options: Options,
  load: (ids: number[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const { viewer, query = {}, limit = Number.MAX_SAFE_INTEGER, offset = 0, ids } = options;
  const all = await matchProducts(shop, viewer, query);
  const found = ids ? restrictToIds(shop, all, ids) : all;
  const { isSearch: searched } = found;

  // A search text without an order puts the best match first: whoever types "emerald" wants the emerald
  // ring before a newer piece that mentions one.
  const { sort = searched ? "relevance" : "newest" } = query;
  const range = { limit, offset };
  const isWhole = options.limit === undefined && offset === 0;
  const countAll = () => count(shop, found, options);
  // Which ones, in which order, is in the indexes; of those alone the whole rows are read.
  const part =
    searched && sort === "relevance"
      ? await listByRelevance(shop, found, countAll, range)
      : await listSorted(shop, found, isWhole ? null : countAll, toSortOrder(sort), range);
  return { items: await load(part.ids), total: part.total };
}

/** Only those of the ids, which no index of words can tell. */
function restrictToIds(
  shop: Shop,
  { select: find, isSearch: searched }: ProductMatches,
  ids: number[],
): ProductMatches {
  const selectThese: ProductMatches["select"] = (hints) =>
    find(hints).where("productFacets.productId", "in", idList(shop, ids));
  const count: ProductMatches["count"] = (extent = "unranked") =>
    countRows(selectThese({ scope: extent }));
  return { select: selectThese, count, intersect: () => Promise.resolve(null), isSearch: searched };
}

const toSortOrder = (sort: CatalogSort) => ({
  sort: (found: FacetQuery) => sortProducts(found, sort),
  isIndexed: true,
});

/** The same on every page of the list. */
function count(
  shop: Shop,
  found: ProductMatches,
  { viewer, query = {}, ids }: Options,
): Promise<number> {
  const { search, category, price, tagIds } = query;
  const name = `pieces ${viewer} ${JSON.stringify({ search, category, price, tagIds, ids })}`;
  return memoizeByRevision(shop, name, () => found.count());
}
