import { sql } from "kysely";
import { PRICE_BANDS } from "#contract/price-bands.ts";
import { memoizeByRevision } from "../../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { matchProducts } from "./match-products.ts";
import { priceFilter } from "./price-filter.ts";

/** The pieces of one facet set: one category, the same tags. */
export type FacetSetCount = {
  categoryId: number | null;
  tagIds: number[];
  /** By price band, in the order of PRICE_BANDS. */
  pieces: number[];
};

/**
 * Counts the pieces that match a search text by facet set and price band. Every facet count is a sum over
 * some of these.
 */
export function countFacetSets(
  shop: Shop,
  viewer: Viewer,
  search: string,
): Promise<FacetSetCount[]> {
  const count = async () => {
    const { select } = await matchProducts(shop, viewer, { search });
    const counts = select({ scope: "unranked" })
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
  // Not memoized for search texts, which are too many.
  return search.trim() ? count() : memoizeByRevision(shop, `facet sets ${viewer}`, count);
}

const BAND_COUNTS = PRICE_BANDS.map((band) => {
  const condition = priceFilter(sql.ref("product_facets.price_cents"), band);
  return sql<number>`count(*) filter (where ${condition})`;
});
