import { beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../collections/create-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { suggest } from "./suggest.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await createProduct(shop, { name: "Knotted Pearl Strand", price: 52_000 }, { by: null });
  await createProduct(shop, { name: "Pearl Drop", price: 42_000, isActive: false }, { by: null });
  for (let index = 0; index < 9; index += 1) {
    await createProduct(shop, { name: `Ring ${index}`, price: 10_000 }, { by: null });
  }
  const story = { description: "A story.", slug: "pearls", title: "Pearls, matched by eye" };
  await createCollection(shop, { ...story, isPublished: true }, null);
  await createCollection(shop, { ...story, slug: "draft" }, null);
});

test("suggests pieces with their price and collections for a prefix, and nothing hidden", async () => {
  expect(await suggest(shop, " pea")).toEqual({
    corrected: null,
    filters: [],
    pieces: [{ id: 1, name: ["Knotted ", "Pearl", " Strand"], price: "520.00", picture: null }],
    collections: [{ slug: "pearls", title: ["", "Pearls", ", matched by eye"] }],
    categories: [],
  });
});

test("suggests the best five pieces and the category of that name", async () => {
  const { pieces, categories } = await suggest(shop, "rin");
  expect(pieces).toHaveLength(5);
  expect(categories).toEqual([{ id: 12, name: ["", "Rings", ""] }]);
});

test("corrects a typo and reports it", async () => {
  const { corrected, pieces } = await suggest(shop, "perals");
  expect(corrected).toBe("pearls");
  expect(pieces.map(({ id }) => id)).toEqual([1]);
});

test.each(["", " ", "p", "!!", "qqqq"])("suggests nothing for %j", async (text) => {
  const { pieces, collections, categories } = await suggest(shop, text);
  expect([...pieces, ...collections, ...categories]).toEqual([]);
});

test("suggests what a sentence means, with the filters it was read as", async () => {
  await createProduct(shop, { name: "Pearl Ring", price: 9000, categoryId: 12 }, { by: null });
  await createProduct(shop, { name: "Pearl Band", price: 30_000, categoryId: 12 }, { by: null });
  const { filters, pieces } = await suggest(shop, "do you have a pearl ring under $100");
  expect(filters).toEqual(["Rings", "Under $100"]);
  expect(pieces.map(({ name }) => name)).toEqual([["", "Pearl", " ", "Ring", ""]]);
  expect((await suggest(shop, "available rings")).filters).toEqual(["Rings", "Available only"]);
});
