import { expect, test } from "vitest";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { createCategory } from "../../catalogue/categories/create-category.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { resolveDifferences } from "../sync/resolve-differences.ts";

/** Lists a new piece; returns its id. */
async function listPiece({ shop, platformId }: ConnectedShop, change: Partial<NewProduct>) {
  const piece = { name: "Moon ring", price: 12_900, stock: 1, ...change };
  const { id } = await createProduct(shop, piece, { by: null });
  await resolveDifferences(shop, platformId, [id]);
  return id;
}

test.each([
  ["kg", "0.0064"],
  ["g", "6.4"],
  ["lbs", "0.01411"],
  ["oz", "0.225753"],
])("a new product has the piece's weight in the store's unit, %s", async (unit, weight) => {
  const of = await connectedShop();
  of.store.settings.weightUnit = unit;
  await listPiece(of, { weight: 640 });
  expect(of.store.records.products[0]).toMatchObject({ weight });
});

test("a new product has no weight where the store's unit is not known, or the piece has none", async () => {
  const of = await connectedShop();
  await listPiece(of, { weight: null });
  of.store.settings.weightUnit = null;
  await listPiece(of, { weight: 640, name: "Sun ring" });
  expect(of.store.records.products.map(({ weight }) => weight)).toEqual(["", ""]);
});

test("a new product is in the store's category of the same name, and in none without one", async () => {
  const of = await connectedShop();
  of.store.categories = [
    { id: 15, name: "Uncategorized" },
    { id: 16, name: "rings &amp; bands" },
  ];
  const { id: rings } = await createCategory(of.shop, { name: "Rings & Bands" }, null);
  const { id: combs } = await createCategory(of.shop, { name: "Hair Combs" }, null);
  await listPiece(of, { categoryId: rings });
  await listPiece(of, { categoryId: combs, name: "Moon comb" });
  await listPiece(of, { name: "Moon bowl" });
  expect(of.store.records.products.map(({ categories }) => categories)).toEqual([
    [{ id: 16 }],
    [],
    [],
  ]);
});

test("weight and category of a product that is there already stay as the store has them", async () => {
  const of = await connectedShop();
  of.store.categories = [{ id: 16, name: "Crowns" }];
  const { id: categoryId } = await createCategory(of.shop, { name: "Crowns" }, null);
  const id = await listPiece(of, { categoryId, weight: 640 });
  const there = of.store.records.products[0]?.id ?? 0;
  of.events.edit(there, { weight: "0.1", categories: [{ id: 99 }] });
  await updateProduct(of.shop, id, { name: "Full moon ring", weight: 700 }, null);
  await resolveDifferences(of.shop, of.platformId, [id]);
  expect(of.store.records.products[0]).toMatchObject({
    name: "Full moon ring",
    weight: "0.1",
    categories: [{ id: 99 }],
  });
});
