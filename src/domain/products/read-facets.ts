import { isMany } from "./filter-facets.ts";
import type { FindFacets } from "./find-facets.ts";
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

/** What was found, to be put into an order that the search has no part in; `total` is how many. */
export function findToSort(
  find: FindFacets,
  { total, searched }: { total: number; searched: boolean },
): Facets {
  const many = isMany(total);
  return searched && !many ? gatherFirst(find({ extent: "gathered" })) : find({ many });
}
