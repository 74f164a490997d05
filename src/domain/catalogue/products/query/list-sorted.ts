import { idList } from "../../../id-list.ts";
import { isMany } from "./filter-products.ts";
import type { Shop } from "../../../shop.ts";
import type { Found } from "./match-products.ts";
import { gatherFirst } from "./sort-products.ts";
import { type Facets, visibleFacets } from "./visible-facets.ts";

export type Range = { limit: number; offset: number };

/** The ids of one part, and how many there are in all. */
export type Part = { ids: number[]; total: number };

/** The ids of one part, in the order that the query has. */
export async function readIds(sorted: Facets, { limit, offset }: Range): Promise<number[]> {
  const rows = await sorted
    .select("productFacets.productId as id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countFound(found: Facets): Promise<number> {
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** So many of the first in an order are looked through for what was found. */
const LOOKED_THROUGH = 1000;

type Order = {
  sort: (found: Facets) => Facets;
  /** Whether an index has it, so that its first are at hand. */
  isIndexed: boolean;
};

/**
 * One part of what was found, in an order that the search has no part in.
 * @param count how many were found in all; null where the part is all of it
 */
export async function readSorted(
  shop: Shop,
  found: Found,
  count: (() => Promise<number>) | null,
  order: Order,
  range: Range,
): Promise<Part> {
  const { find, searched } = found;
  const { sort } = order;
  const near = count && (await readNear(shop, found, order, range));
  if (near?.ids) return { ids: near.ids, total: near.total };
  const total = near?.total ?? (count ? await count() : null);
  const many = isMany(total ?? 0);
  const all = searched && !many ? gatherFirst(find({ extent: "gathered" })) : find({ many });
  const ids = await readIds(sort(all), range);
  return { ids, total: total ?? ids.length };
}

/**
 * Where the index of search tells which of the first in the order it found, and how many in all: to
 * look each found piece up and to sort them takes longer, and counting them apart once more. What is
 * shown still goes through the rows, which know for certain what a visitor may see.
 * @returns without ids where the part goes beyond these
 */
async function readNear(
  shop: Shop,
  { find, meet, searched }: Found,
  { sort, isIndexed }: Order,
  range: Range,
): Promise<{ ids: number[] | null; total: number } | null> {
  const most = range.offset + range.limit;
  if (!searched || !isIndexed || most * 10 > LOOKED_THROUGH) return null;
  const first = sort(visibleFacets(shop, "admin"))
    .select("productFacets.productId")
    .limit(LOOKED_THROUGH);
  const met = await meet(first);
  if (!met) return null;
  const { total } = met;
  const among = find({ unsearched: true, many: true }).where(
    "productFacets.productId",
    "in",
    idList(shop, met.ids),
  );
  const ids = await readIds(sort(gatherFirst(among)), range);
  const isWhole = met.ids.length === total || ids.length === range.limit;
  return { ids: isWhole ? ids : null, total };
}
