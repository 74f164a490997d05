import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTER_NAMES, type FactFilter } from "#contract/catalogue/fact-filters.ts";
import { toSingular } from "#domain/catalogue/categories/to-singular.ts";
import { mapFactFilters } from "#domain/catalogue/products/query/fact-values.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { countFacets } from "#domain/catalogue/products/query/count-facets.ts";
import { factLabel } from "#domain/catalogue/products/query/fact-label.ts";
import {
  type FactChoice,
  listFactChoices,
} from "#domain/catalogue/products/query/list-fact-choices.ts";
import { describePrices } from "#domain/catalogue/search-text/describe-prices.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import type { FilterChoices } from "./list-data.ts";
import { toWords } from "./list-fact-options.ts";

/** What each filter of the list offers beside a query: what some piece has, and what is chosen. */
export async function loadFilterChoices(
  shop: Shop,
  viewer: Viewer,
  query: CatalogQuery,
): Promise<FilterChoices> {
  const [categories, tags, counts] = await Promise.all([
    listCategories(shop),
    listTags(shop),
    countFacets(shop, { viewer, query }),
  ]);
  const shown = categories
    .filter(({ id, hidden }) => !hidden || id === query.category)
    .map(({ id, name }) => ({ id, name, count: countOf(counts.categories, id) }))
    .filter(({ id, count }) => count > 0 || id === query.category);
  const all = await listFactChoices(shop, viewer, query, counts);
  const facts = mapFactFilters((name) =>
    all[name].filter(({ value, count }) => count > 0 || query[name].includes(value)),
  );
  // A kind or a material is offered once, as the filter that says it best.
  const offered = new Set([
    ...shown.map(({ name }) => toSingular(name)),
    ...facts.metals.map(({ value }) => toSingular(factLabel("metals", value))),
    ...facts.stones.map(({ value }) => toSingular(factLabel("stones", value))),
  ]);
  return {
    categories: shown,
    tags: tags
      .map(({ id, name, type }) => ({ id, name, type, count: countOf(counts.tags, id) }))
      .filter(
        ({ id, name, count }) =>
          query.tagIds.includes(id) || (count > 0 && !offered.has(toSingular(name))),
      ),
    prices: Object.fromEntries(counts.prices),
    ...toFactOptions(facts),
    priceRange: describePrices(query),
  };
}

function toFactOptions(
  choices: Record<FactFilter, FactChoice[]>,
): Pick<FilterChoices, "facts" | "factLabels"> {
  const offered = FACT_FILTER_NAMES.filter((name) => choices[name].length > 0);
  if (offered.length === 0) return {};
  const labels = offered.flatMap((name) =>
    choices[name].map(({ value }) => [value, factLabel(name, value)] as const),
  );
  return {
    facts: Object.fromEntries(
      offered.map((name) => [
        name,
        Object.fromEntries(choices[name].map(({ value, count }) => [value, count])),
      ]),
    ),
    factLabels: Object.fromEntries(labels.filter(([value, label]) => label !== toWords(value))),
  };
}

const countOf = (counted: Map<number, number>, id: number): number => counted.get(id) ?? 0;
