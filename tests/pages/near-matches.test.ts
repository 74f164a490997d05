import { beforeAll, expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import type { Shop } from "#domain/shop.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { loadNearMatches } from "#web/storefront/list/load-near-matches.server.ts";

const RINGS = { id: 12, name: "Rings" };
const choices = {
  categories: [{ ...RINGS, count: 1 }],
  tags: [],
  prices: {},
  priceRange: null,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await add({ name: "Fern Ring", price: 20_000, categoryId: RINGS.id });
  await add({ name: "Fern Drop", sku: "FG-7001" });
  await add({ name: "Leaf Drop" });
  await add({ name: "Leaf Stud", isActive: false });
});
const add = (piece: Partial<NewProduct> & { name: string }) =>
  createProduct(shop, { price: 9000, ...piece }, { by: null });

const near = (query: Partial<CatalogQuery>) => nearOf(shop, query);
const nearOf = (from: Shop, query: Partial<CatalogQuery>) =>
  loadNearMatches(from, "visitor", {
    path: "/products",
    query: { ...EMPTY_QUERY, page: 3, sort: query.search ? "relevance" : "newest", ...query },
    choices,
  });

test("offers the query without each filter that leaves something, the closest first", async () => {
  expect(await near({ search: "drop", category: RINGS.id })).toEqual([
    { label: "drop", href: "/products?category=12", pieces: 1 },
    { label: "Rings", href: "/products?search=drop", pieces: 2 },
  ]);
});

test("offers the text without each of its words", async () => {
  expect(await near({ search: "a fern with pearl" })).toEqual([
    { label: "pearl", href: "/products?search=fern", pieces: 2 },
  ]);
  expect(await near({ search: "pearl pearl fern" })).toEqual([
    { label: "pearl", href: "/products?search=fern", pieces: 2 },
  ]);
  expect(await near({ search: "leaf stud in gold" })).toEqual([]);
});

test("offers neither the whole list nor what a number alone finds", async () => {
  expect(await near({ search: "pearl" })).toEqual([]);
  expect(await near({ category: RINGS.id, available: false })).toEqual([]);
  expect(await near({ search: "size 7001" })).toEqual([]);
});

test("offers three at most, and counts no more than it may offer", async () => {
  const query = { category: RINGS.id, search: "moon", priceMax: 5000, stones: ["opal"] };
  const moon = { name: "Moon", price: 5000, categoryId: RINGS.id, stones: "opal" };
  for (const other of [{ categoryId: null }, { name: "Sun" }, { price: 6000 }]) {
    await add({ ...moon, ...other });
  }
  expect(await near(query)).toHaveLength(2);
  await add({ ...moon, stones: "pearl" });
  expect(await near(query)).toHaveLength(3);
});

test("asks no more of the database for many words than for three", async () => {
  const costs = ["aab bbc ccd", "aab bbc ccd dde eef ffg ggh hhi"].map(async (search) =>
    countQueries(shop, (counted) => nearOf(counted, { search })),
  );
  const [three, seven] = await Promise.all(costs);
  expect(seven).toBe(three);
});
