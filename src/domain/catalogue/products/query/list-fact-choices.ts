import { compareNames } from "#contract/fold-name.ts";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import type { FactFilter } from "#contract/catalogue/fact-filters.ts";
import { ALLOYS } from "#contract/catalogue/metals/alloys.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { countFacets, type FacetCounts } from "./count-facets.ts";
import { mapFactFilters } from "./fact-values.ts";

/** A value of a filter, and how many pieces it would leave. */
export type FactChoice = { value: string; count: number };

/** So many of a filter are offered, those of most pieces. */
const MAX_CHOICES = 24;

/**
 * The metals, stones and ring sizes that a list offers to filter by, beside those in its query: none where
 * no choice would leave fewer pieces than there are.
 * @param counts the facet counts of the query
 */
export async function listFactChoices(
  shop: Shop,
  viewer: Viewer,
  query: CatalogQuery,
  counts: FacetCounts,
): Promise<Record<FactFilter, FactChoice[]>> {
  const { sort: _sort, page: _page, ...everything } = EMPTY_QUERY;
  const all = await countFacets(shop, { viewer, query: everything });
  const total = [...all.prices.values()].reduce((sum, pieces) => sum + pieces, 0);
  return mapFactFilters((name) => {
    const pieces = name === "ringSizes" ? withoutOddQuarters(all) : all.facts[name];
    const isChoice = [...pieces.values()].some((of) => of < total);
    const common = [...pieces]
      .toSorted(([one, a], [other, b]) => b - a || COMPARE[name](one, other))
      .slice(0, MAX_CHOICES);
    const offered = isChoice ? common.map(([value]) => value) : [];
    return [...new Set([...offered, ...query[name]])]
      .toSorted(COMPARE[name])
      .map((value) => ({ value, count: counts.facts[name].get(value) ?? 0 }));
  });
}

/** Rings that can be resized have every quarter size; offered are those that some ring comes in alone. */
function withoutOddQuarters({ facts, fixedRingSizes }: FacetCounts): Map<string, number> {
  const isOffered = (size: string) =>
    Number.isInteger(Number(size) * 2) || fixedRingSizes.has(size);
  return new Map([...facts.ringSizes].filter(([size]) => isOffered(size)));
}

const ORDER = new Map(ALLOYS.map(({ alloy }, at) => [alloy, at]));

/** Metals in the order of the trade and others behind them, ring sizes from the smallest. */
const COMPARE: Record<FactFilter, (a: string, b: string) => number> = {
  metals: (a, b) =>
    (ORDER.get(a) ?? ORDER.size) - (ORDER.get(b) ?? ORDER.size) || compareNames(a, b),
  stones: compareNames,
  ringSizes: (a, b) => Number(a) - Number(b),
};
