import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { createCategory } from "../catalogue/categories/create-category.ts";
import { listCategories } from "../catalogue/categories/list-categories.ts";
import { categoryFinder } from "./category-finder.ts";

test("finds a category by name, slug, singular, synonym and the last part of a path", async () => {
  const shop = await testShop();
  const find = await categoryFinder(shop);
  const rings = (await listCategories(shop)).find(({ slug }) => slug === "rings")?.id;
  for (const name of ["Rings", "rings", "RING", "Wedding bands", "Shop > Gold > Rings"]) {
    expect(find(name)).toBe(rings);
  }
  expect(find("Watches")).toBeNull();
});

test("finds a category by a name that every object has a property of", async () => {
  const shop = await testShop();
  const { id } = await createCategory(shop, { name: "Constructor" }, null);
  expect((await categoryFinder(shop))("constructor")).toBe(id);
});

test("finds a category by a long word with one letter wrong", async () => {
  const shop = await testShop();
  const find = await categoryFinder(shop);
  const categories = await listCategories(shop);
  const found = (name: string) => categories.find(({ id }) => id === find(name))?.slug;
  const names = ["Earings", "Neclaces", "pendents", "Shop > Braclets", "Rins", "Wathces"];
  expect(names.map(found)).toEqual([
    "earrings",
    "necklaces",
    "pendants",
    "bracelets",
    undefined,
    undefined,
  ]);
});
