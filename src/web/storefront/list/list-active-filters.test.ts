import { expect, test } from "vitest";
import { catalogHref, EMPTY_QUERY, parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { listActiveFilters } from "./list-active-filters.ts";

const choices = {
  prices: {},
  priceRange: null,
  categories: [{ id: 12, name: "Rings", count: 4 }],
  tags: [
    { id: 1, name: "Gold", type: "material" as const, count: 1 },
    { id: 2, name: "Silver", type: "material" as const, count: 1 },
  ],
};

test("labels every filter", () => {
  const query = parseCatalogQuery(
    new URLSearchParams("search=hand&category=12&price=100-300&tagIds=1&tagIds=2"),
  );
  expect(listActiveFilters(query, choices).map(({ label }) => label)).toEqual([
    "Rings",
    "$100 - $300",
    "Gold",
    "Silver",
    "hand",
  ]);
});

test("removes one filter and returns to the first page", () => {
  const query = parseCatalogQuery(new URLSearchParams("search=hand&tagIds=1&tagIds=2&page=3"));
  const hrefs = listActiveFilters(query, choices).map(({ without }) =>
    catalogHref("/collections", without),
  );
  expect(hrefs).toEqual([
    "/collections?search=hand&tagIds=2",
    "/collections?search=hand&tagIds=1",
    "/collections?tagIds=1&tagIds=2",
  ]);
});

test("labels a deleted category or tag as unknown", () => {
  const query = { ...EMPTY_QUERY, category: 99, tagIds: [77] };
  expect(listActiveFilters(query, choices).map(({ label }) => label)).toEqual([
    "Unknown category",
    "Unknown tag",
  ]);
});

test("labels metals, stones and ring sizes, and removes one of them", () => {
  const query = parseCatalogQuery(
    new URLSearchParams("metal=14k-gold&stone=tigers-eye&stone=opal&ringSize=6.5"),
  );
  const facts = { metals: { "14k-gold": 1 }, stones: { "tigers-eye": 1, opal: 2 } };
  const factLabels = { "tigers-eye": "Tiger's eye", "6.5": "6½" };
  const active = listActiveFilters(query, { ...choices, facts, factLabels });
  expect(active.map(({ label }) => label)).toEqual([
    "14k gold",
    "Tiger's eye",
    "Opal",
    "Ring size 6½",
  ]);
  expect(catalogHref("/products", active[1]?.without ?? {})).toBe(
    "/products?metal=14k-gold&stone=opal&ringSize=6.5",
  );
});

test("returns nothing without filters", () => {
  expect(listActiveFilters(EMPTY_QUERY, choices)).toEqual([]);
});
