import { expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import type { ListData } from "./list-data.ts";
import { describeList } from "./describe-list.ts";

const section = (total: number) => ({ state: "ready" as const, items: [], total, page: 1 });
const data = (collections: number, pieces: number): ListData => ({
  collections: section(collections),
  pieces: section(pieces),
  filters: { categories: [{ id: 12, name: "Rings" }], tags: [] },
  corrected: null,
});

const describe = (query: Partial<CatalogQuery>, found = data(1, 1), path = "/collections") =>
  describeList(null, path, { ...EMPTY_QUERY, ...query }, found);

test("ignores filters in the canonical path", () => {
  const paths = ["/collections", "/blog", "/products"].map(
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

test("excludes only filtered lists without results from search engines", () => {
  expect(describe({ category: 12 }, data(0, 0)).noIndex).toBe(true);
  expect(describe({ category: 12 }, data(0, 1)).noIndex).toBe(false);
  expect(describe({}, data(0, 0)).noIndex).toBe(false);
  const failed = { state: "failed" as const, status: 500 };
  expect(describe({ category: 12 }, { ...data(0, 0), pieces: failed }).noIndex).toBe(false);
});
