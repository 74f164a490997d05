import { isMany } from "./filter-facets.ts";
import type { Shop } from "../shop.ts";
import type { Found } from "./find-facets.ts";
import { gatherFirst } from "./sort-products.ts";
import type { Facets } from "./visible-facets.ts";

export type Range = { limit: number; offset: number };

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
 * The ids of one part of what was found, in an order that the search has no part in.
 * @param total how many were found in all
 */
export async function readSorted(
  { engine }: Shop,
  { find, searched }: Found,
  total: number,
  { sort, isIndexed }: Order,
  range: Range,
): Promise<number[]> {
  const many = isMany(total);
  if (searched && !many) return readIds(sort(gatherFirst(find({ extent: "gathered" }))), range);
  // PostgreSQL tells by itself whether to walk along the order.
  const isLong = searched && engine === "sqlite" && total > 4 * LOOKED_THROUGH;
  if (isLong && isIndexed && (range.offset + range.limit) * 10 <= LOOKED_THROUGH) {
    const first = sort(find({ many, unsearched: true }))
      .select("productFacets.productId")
      .limit(LOOKED_THROUGH);
    const near = find({ many }).where("productFacets.productId", "in", first);
    const ids = await readIds(sort(near), range);
    if (ids.length === range.limit) return ids;
  }
  return readIds(sort(find({ many })), range);
}
