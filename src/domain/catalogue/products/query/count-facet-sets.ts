import { sql } from "kysely";
import { PRICE_BANDS } from "#contract/price-bands.ts";
import { memoizeByRevision } from "../../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { matchProducts } from "./match-products.ts";

/** The pieces of one category with the same tags. */
export type FacetSetCount = {
  categoryId: number | null;
  tagIds: number[];
  /** How many there are in each price band, in the order of the bands. */
  pieces: number[];
};

/**
 * Counts what a search text leaves, by category, tags and price band in one: whatever choice of these
 * is made, the sum over some of the counts is the answer.
 */
export function countFacetSets(
  shop: Shop,
  viewer: Viewer,
  search: string,
): Promise<FacetSetCount[]> {
  const count = async () => {
    const { select: find } = await matchProducts(shop, viewer, { search });
    const counts = find({ scope: "unranked" })
      .select(["productFacets.setId", ...BAND_COUNTS.map((pieces, at) => pieces.as(`band${at}`))])
      .groupBy("productFacets.setId");
    const rows = await shop.db
      .selectFrom(counts.as("counts"))
      .innerJoin("productFacetSets", "productFacetSets.id", "counts.setId")
      .select(["productFacetSets.categoryId", "productFacetSets.tags"])
      .selectAll("counts")
      .execute();
    return rows.map((row) => ({
      categoryId: row.categoryId || null,
      tagIds: row.tags === "" ? [] : row.tags.split(",").map(Number),
      pieces: BAND_COUNTS.map((_, at) => (row as Record<string, unknown>)[`band${at}`] as number),
    }));
  };
  // That of each search text would be a lot to memoizeByRevision.
  return search.trim() ? count() : memoizeByRevision(shop, `facets ${viewer}`, count);
}

const BAND_COUNTS = PRICE_BANDS.map(({ fromCents, belowCents }) => {
  const price = sql.ref("product_facets.price_cents");
  const below = belowCents === Infinity ? sql`` : sql`and ${price} < ${sql.lit(belowCents)}`;
  return sql<number>`count(*) filter (where ${price} >= ${sql.lit(fromCents)} ${below})`;
});
