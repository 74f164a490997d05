import { expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalog-query.ts";
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

test("the list is one page under two names, whatever its filters", () => {
  const paths = ["/collections", "/blog", "/products"].map(
    (path) => describe({ category: 12 }, data(1, 1), path).path,
  );
  expect(paths).toEqual(["/collections", "/collections", "/products"]);
});

test("the title says what is looked for", () => {
  expect(describe({}).title).toBe("Collections");
  expect(describe({}, data(1, 1), "/products").title).toBe("Pieces");
  expect(describe({ category: 12 }).title).toBe("Rings");
  expect(describe({ search: "opal", category: 12 }).title).toBe("Search for “opal”");
});

test("search engines are kept from filters that leave nothing, and from nothing else", () => {
  expect(describe({ category: 12 }, data(0, 0)).hidden).toBe(true);
  expect(describe({ category: 12 }, data(0, 1)).hidden).toBe(false);
  expect(describe({}, data(0, 0)).hidden).toBe(false);
  const failed = { state: "failed" as const, status: 500 };
  expect(describe({ category: 12 }, { ...data(0, 0), pieces: failed }).hidden).toBe(false);
});
