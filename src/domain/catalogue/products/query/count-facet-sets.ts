import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { PRICE_BANDS, type PriceRange } from "#contract/catalogue/price-bands.ts";
import { memoizeByRevision } from "../../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { memoizeUntilChange } from "../../memoize-until-change.ts";
import { hasPriceEnds, priceRangeOf } from "../../price-range.ts";
import { matchProducts } from "./match-products.ts";
import { priceFilter } from "./price-filter.ts";

/** The pieces of one facet set: one category, the same tags and facts. */
export type FacetSetCount = {
  categoryId: number | null;
  tagIds: number[];
  facts: string[];
  /** By price band, in the order of PRICE_BANDS. */
  pieces: number[];
  /** Those within the query's price range; null where it names no end of one. */
  inRange: number | null;
};

type Filters = Pick<
  CatalogQuery,
  "search" | "price" | "priceMin" | "priceMax" | "available" | "ringSizes"
>;

/**
 * Counts the pieces that match a search text, are of the ring sizes, and are available where only those are
 * wanted, by facet set and price. Every facet count is a sum over some of these.
 */
export function countFacetSets(
  shop: Shop,
  viewer: Viewer,
  query: Filters,
): Promise<FacetSetCount[]> {
  const { search, available, ringSizes } = query;
  const range = hasPriceEnds(query) ? priceRangeOf(query) : null;
  const count = async () => {
    const { select } = await matchProducts(shop, viewer, { search, available, ringSizes });
    const ranges: readonly PriceRange[] = range ? [...PRICE_BANDS, range] : PRICE_BANDS;
    const counts = select({ scope: "unranked" })
      .select([
        "productFacets.setId",
        ...ranges.map((each, at) => countRange(each).as(`range${at}`)),
      ])
      .groupBy("productFacets.setId");
    const rows = await shop.db
      .selectFrom(counts.as("counts"))
      .innerJoin("productFacetSets", "productFacetSets.id", "counts.setId")
      .select(["productFacetSets.categoryId", "productFacetSets.tags", "productFacetSets.facts"])
      .selectAll("counts")
      .execute();
    return rows.map((row) => {
      const pieces = ranges.map(
        (_, at) => (row as Record<string, unknown>)[`range${at}`] as number,
      );
      return {
        categoryId: row.categoryId || null,
        tagIds: row.tags === "" ? [] : row.tags.split(",").map(Number),
        facts: row.facts === "" ? [] : row.facts.split(","),
        pieces: pieces.slice(0, PRICE_BANDS.length),
        inRange: pieces[PRICE_BANDS.length] ?? null,
      };
    });
  };
  // Not memoized for search texts, which are too many.
  if (search.trim()) return count();
  // A reservation that ends makes a piece available.
  const memoize = available ? memoizeUntilChange : memoizeByRevision;
  return memoize(
    shop,
    `facet sets ${viewer} ${available} ${JSON.stringify({ range, ringSizes })}`,
    count,
  );
}

function countRange(range: PriceRange) {
  const condition = priceFilter(sql.ref("product_facets.price_cents"), range);
  return sql<number>`count(*) filter (where ${condition})`;
}
