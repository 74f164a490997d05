import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTER_NAMES } from "#contract/catalogue/fact-filters.ts";
import { findPriceBand } from "#contract/catalogue/price-bands.ts";
import type { FilterChoices } from "./list-data.ts";
import { factOptionLabel } from "./list-fact-options.ts";

export type ActiveFilter = {
  key: string;
  kind: "search" | "category" | "price" | "tag" | "fact" | "available";
  label: string;
  /** The query without this filter, from the first page. */
  without: CatalogQuery;
};

/** The active filters, each with the query without it. */
export function listActiveFilters(query: CatalogQuery, choices: FilterChoices): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (
    kind: ActiveFilter["kind"],
    label: string,
    without: Partial<CatalogQuery>,
    id = "",
  ) =>
    filters.push({
      key: kind + id,
      kind,
      label,
      without: { ...query, unmatched: "", page: 1, ...without },
    });

  if (query.category) {
    const name = choices.categories.find(({ id }) => id === query.category)?.name;
    add("category", name ?? "Unknown category", { category: null });
  }
  if (query.price) add("price", findPriceBand(query.price)?.label ?? query.price, { price: null });
  if (query.priceMin !== null || query.priceMax !== null) {
    add("price", choices.priceRange ?? "Price", { priceMin: null, priceMax: null }, "range");
  }
  for (const tagId of query.tagIds) {
    const name = choices.tags.find(({ id }) => id === tagId)?.name;
    const rest = query.tagIds.filter((id) => id !== tagId);
    add("tag", name ?? "Unknown tag", { tagIds: rest }, String(tagId));
  }
  for (const name of FACT_FILTER_NAMES) {
    for (const value of query[name]) {
      const label = factOptionLabel(value, choices);
      const rest = query[name].filter((other) => other !== value);
      const isSize = name === "ringSizes";
      add("fact", isSize ? `Ring size ${label}` : label, { [name]: rest }, name + value);
    }
  }
  if (query.available) add("available", "Available only", { available: false });
  if (query.search) add("search", query.search, { search: "", ...withoutBestMatch(query) });
  return filters;
}

/** "Best match" needs a search text. */
function withoutBestMatch(query: CatalogQuery): Partial<CatalogQuery> {
  return query.sort === "relevance" ? { sort: "newest" } : {};
}
