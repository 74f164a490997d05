import { idList } from "../../../id-list.ts";
import { isLarge } from "./filter-products.ts";
import type { Shop } from "../../../shop.ts";
import type { ProductMatches } from "./match-products.ts";
import { sortWithoutIndex } from "./sort-products.ts";
import { type FacetQuery, visibleFacets } from "./visible-facets.ts";

export type PageRange = { limit: number; offset: number };

/** The ids of one part, and how many there are in all. */
export type IdPage = { ids: number[]; total: number };

/** The ids of one part, in the order that the query has. */
export async function selectIds(
  sorted: FacetQuery,
  { limit, offset }: PageRange,
): Promise<number[]> {
  const rows = await sorted
    .select("productFacets.productId as id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countRows(found: FacetQuery): Promise<number> {
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** So many of the first in an order are looked through for what was found. */
const INTERSECTED_ROWS = 1000;

type SortOrder = {
  sort: (found: FacetQuery) => FacetQuery;
  /** Whether an index has it, so that its first are at hand. */
  isIndexed: boolean;
};

/**
 * One part of what was found, in an order that the search has no part in.
 * @param count how many were found in all; null where the part is all of it
 */
export async function listSorted(
  shop: Shop,
  found: ProductMatches,
  count: (() => Promise<number>) | null,
  order: SortOrder,
  range: PageRange,
): Promise<IdPage> {
  const { select: find, isSearch: searched } = found;
  const { sort } = order;
  const near = count && (await listFromIntersection(shop, found, order, range));
  if (near?.ids) return { ids: near.ids, total: near.total };
  const total = near?.total ?? (count ? await count() : null);
  const many = isLarge(total ?? 0);
  const all = searched && !many ? sortWithoutIndex(find({ scope: "unranked" })) : find({ many });
  const ids = await selectIds(sort(all), range);
  return { ids, total: total ?? ids.length };
}

/**
 * Where the index of search tells which of the first in the order it found, and how many in all: to
 * look each found piece up and to sort them takes longer, and counting them apart once more. What is
 * shown still goes through the rows, which know for certain what a visitor may see.
 * @returns without ids where the part goes beyond these
 */
async function listFromIntersection(
  shop: Shop,
  { select: find, intersect: meet, isSearch: searched }: ProductMatches,
  { sort, isIndexed }: SortOrder,
  range: PageRange,
): Promise<{ ids: number[] | null; total: number } | null> {
  const most = range.offset + range.limit;
  if (!searched || !isIndexed || most * 10 > INTERSECTED_ROWS) return null;
  const first = sort(visibleFacets(shop, "admin"))
    .select("productFacets.productId")
    .limit(INTERSECTED_ROWS);
  const met = await meet(first);
  if (!met) return null;
  const { total } = met;
  const among = find({ ignoresSearch: true, many: true }).where(
    "productFacets.productId",
    "in",
    idList(shop, met.ids),
  );
  const ids = await selectIds(sort(sortWithoutIndex(among)), range);
  const isWhole = met.ids.length === total || ids.length === range.limit;
  return { ids: isWhole ? ids : null, total };
}
