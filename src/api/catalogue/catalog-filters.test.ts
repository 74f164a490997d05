import { expect, test } from "vitest";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { catalogFilters, readFilters } from "./catalog-filters.ts";

const read = (query: object) => readFilters(catalogFilters.parse(query));

test("reads the filters that are given, and no others", () => {
  expect(read({})).toEqual({});
  expect(read({ search: "ring", categoryId: "3", price: "100-300", sort: "title" })).toEqual({
    search: "ring",
    category: 3,
    price: "100-300",
    sort: "title",
  });
});

test("any price and a blank search filter nothing", () => {
  expect(read({ price: "any", search: "   " })).toEqual({});
});

test("trims a search and cuts it at its greatest length", () => {
  expect(read({ search: "  gold ring " })).toEqual({ search: "gold ring" });
  expect(read({ search: "x".repeat(SEARCH_MAX_LENGTH + 1) }).search).toHaveLength(
    SEARCH_MAX_LENGTH,
  );
});

test.each([["3"], ["3,4"], [["3", "4"]]])("reads the tags %j", (tagIds) => {
  expect(read({ tagIds }).tagIds).toEqual([tagIds].flat().join().split(",").map(Number));
});

test("reads metals, stones and ring sizes as lists", () => {
  const query = {
    metal: "14K Gold,Sterling Silver",
    stone: ["lapis lazuli", "opal"],
    ringSize: "6½",
  };
  expect(read(query)).toEqual({
    metals: ["14k-gold", "sterling-silver"],
    stones: ["lapis-lazuli", "opal"],
    ringSizes: ["6.5"],
  });
  expect(catalogFilters.safeParse({ ringSize: "large" }).success).toBe(false);
});

const tags = (count: number) => Array.from({ length: count }, () => "1").join();

test("accepts fifty tags", () => {
  expect(catalogFilters.safeParse({ tagIds: tags(50) }).success).toBe(true);
  expect(catalogFilters.safeParse({ tagIds: tags(51) }).success).toBe(false);
});
