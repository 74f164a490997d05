import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../collections/create-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { updateProduct } from "../products/update-product.ts";
import { countCollections, countPieces } from "./count-found.ts";

test("counts what a query finds, for each viewer, and anew after a change", async () => {
  const shop = await testShop();
  const query = { search: "moon", priceMax: 10_000 };
  const { id } = await createProduct(shop, { name: "Moon", price: 9000 }, { by: null });
  await createProduct(shop, { name: "Half Moon", price: 9000, isActive: false }, { by: null });
  await createProduct(shop, { name: "Full Moon", price: 20_000 }, { by: null });
  expect(await countPieces(shop, "visitor", query)).toBe(1);
  expect(await countPieces(shop, "admin", query)).toBe(2);
  await updateProduct(shop, id, { price: 11_000 }, null);
  expect(await countPieces(shop, "visitor", query)).toBe(0);
});

test("counts a piece as available once its reservation has ended", async () => {
  const shop = await testShop();
  const until = new Date(shop.now().getTime() + 60_000).toISOString();
  const reserved = { availability: "reserved", reservedUntil: until } as const;
  await createProduct(shop, { name: "Moon", price: 9000, stock: 1, ...reserved }, { by: null });
  expect(await countPieces(shop, "visitor", { available: true })).toBe(0);
  shop.clock.advance({ seconds: 61 });
  expect(await countPieces(shop, "visitor", { available: true })).toBe(1);
});

test("counts collections", async () => {
  const shop = await testShop();
  const story = { title: "The moon", slug: "moon", description: "", isPublished: true };
  await createCollection(shop, story, null);
  expect(await countCollections(shop, "visitor", { search: "moon" })).toBe(1);
  expect(await countCollections(shop, "visitor", { search: "sun" })).toBe(0);
});
