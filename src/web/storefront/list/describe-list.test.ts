import { expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import type { ListData, ListPath } from "./list-data.ts";
import { describeList } from "./describe-list.ts";

const section = (total: number) => ({ state: "ready" as const, items: [], total, page: 1 });
const data = (collections: number, pieces: number): Omit<ListData, "at"> => ({
  collections: section(collections),
  pieces: section(pieces),
  filters: {
    categories: [{ id: 12, name: "Rings", count: 1 }],
    tags: [],
    prices: {},
    priceRange: null,
  },
  corrected: null,
  reading: "All pieces",
  nearMatches: [],
});

const describe = (
  query: Partial<CatalogQuery>,
  found = data(1, 1),
  path: ListPath = "/collections",
) => {
  const at = { path, query: { ...EMPTY_QUERY, ...query } };
  return describeList({ settings: SAMPLE_SETTINGS }, { ...found, at });
};

test("ignores filters in the canonical path", () => {
  const paths = (["/collections", "/blog", "/products"] as const).map(
    (path) => describe({ category: 12 }, data(1, 1), path).path,
  );
  expect(paths).toEqual(["/collections", "/collections", "/products"]);
});

test("names search or category in the title", () => {
  expect(describe({}).title).toBe("Collections");
  expect(describe({}, data(1, 1), "/products").title).toBe("Pieces");
  expect(describe({ category: 12 }).title).toBe("Rings");
  expect(describe({ search: "opal", category: 12 }).title).toBe("Search for “opal”");
});

test("is named after what it shows first", () => {
  expect(describe({ price: "0-100" }).title).toBe("Pieces");
  expect(describe({ sort: "title", page: 2 }).title).toBe("Collections");
});

test("excludes only filtered lists without results from search engines", () => {
  expect(describe({ category: 12 }, data(0, 0)).noIndex).toBe(true);
  expect(describe({ category: 12 }, data(0, 1)).noIndex).toBe(false);
  expect(describe({}, data(0, 0)).noIndex).toBe(false);
  const failed = { state: "failed" as const, status: 500 };
  expect(describe({ category: 12 }, { ...data(0, 0), pieces: failed }).noIndex).toBe(false);
});
