import type { FacetQuery } from "./visible-facets.ts";

export type PageRange = { limit: number; offset: number };

/** One page of ids, and the number of matches. */
export type IdPage = { ids: number[]; total: number };

/** The ids of one page, in the order of the query. */
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

export async function countRows(rows: FacetQuery): Promise<number> {
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
