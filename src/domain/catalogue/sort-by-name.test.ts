import { beforeAll, expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCollectionSummaries } from "./collections/list-collections.ts";
import { listInventory } from "./inventory/list-inventory.ts";
import { createProduct } from "./products/create-product.ts";
import { listProducts } from "./products/list-products.ts";
import { updateProduct } from "./products/update-product.ts";

const NAMES = [
  "Zinnia",
  "Élan",
  "elm",
  "E\u0301den",
  "Onyx",
  "Ångström",
  "anchor",
  "Øre",
  "Золото",
  "金",
];
const SORTED = [
  "anchor",
  "Ångström",
  "E\u0301den",
  "Élan",
  "elm",
  "Onyx",
  "Øre",
  "Zinnia",
  "Золото",
  "金",
];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const [at, name] of NAMES.entries()) {
    await createProduct(shop, { name, price: 1000 }, { by: null });
    await addCollection(shop, name, { slug: `collection-${at}` });
  }
});

test("sorts pieces without accents, for visitors and on the desk", async () => {
  const query = { sort: "title" } as const;
  const { items } = await listProducts(shop, { viewer: "visitor", query });
  expect(items.map(({ name }) => name)).toEqual(SORTED);
  const up = await listInventory(shop, { sort: "name" }, { limit: 50 });
  expect(up.items.map(({ name }) => name)).toEqual(SORTED);
});

test("sorts collections without accents", async () => {
  const { items } = await listCollectionSummaries(shop, {
    viewer: "visitor",
    query: { sort: "title" },
    limit: 50,
  });
  expect(items.map(({ title }) => title)).toEqual(SORTED);
});

test("sorts a piece by its new name", async () => {
  const { id } = await createProduct(shop, { name: "Zz", price: 1000 }, { by: null });
  await updateProduct(shop, id, { name: "À" }, null);
  const { items } = await listProducts(shop, { viewer: "visitor", query: { sort: "title" } });
  expect(items[0]?.name).toBe("À");
});
