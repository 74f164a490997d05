import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../products/create-product.ts";
import { createTag } from "../tags/create-tag.ts";
import { listInventoryIds } from "./list-inventory-ids.ts";
import { listInventory } from "./list-inventory.ts";

async function smallShop() {
  const shop = await testShop();
  const gold = await createTag(
    shop,
    { name: "Gold", slug: "gold", type: "material" },
    { by: null },
  );
  await createProduct(
    shop,
    { name: "band", price: 89_000, stock: 1, categoryId: 12 },
    { by: null },
  );
  shop.clock.advance({ minutes: 1 });
  await createProduct(
    shop,
    { name: "Cuff", price: 345_000, stock: 0, tagIds: [gold.id] },
    { by: null },
  );
  shop.clock.advance({ minutes: 1 });
  await createProduct(
    shop,
    { name: "Anklet", price: 9_000, stock: 3, isActive: false },
    { by: null },
  );
  return { shop, gold };
}

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

test("shows hidden pieces too, newest first", async () => {
  const { shop } = await smallShop();
  const page = await listInventory(shop, {});
  expect(names(page)).toEqual(["Anklet", "Cuff", "band"]);
  expect(page.items[0]).toMatchObject({ isActive: false, stock: 3, price: "90.00", picture: null });
});

test("sorts every column both ways, names ignoring case", async () => {
  const { shop } = await smallShop();
  const sorted = async (sort: "name" | "price" | "stock" | "category", order: "asc" | "desc") =>
    names(await listInventory(shop, { sort, order }));
  expect(await sorted("name", "asc")).toEqual(["Anklet", "band", "Cuff"]);
  expect(await sorted("name", "desc")).toEqual(["Cuff", "band", "Anklet"]);
  expect(await sorted("price", "asc")).toEqual(["Anklet", "band", "Cuff"]);
  expect(await sorted("stock", "asc")).toEqual(["Cuff", "band", "Anklet"]);
  expect(await sorted("category", "asc")).toEqual(["band", "Anklet", "Cuff"]);
});

test("filters by status, category, tag and search text", async () => {
  const { shop, gold } = await smallShop();
  expect(names(await listInventory(shop, { status: "hidden" }))).toEqual(["Anklet"]);
  expect(names(await listInventory(shop, { status: "listed" }))).toEqual(["Cuff", "band"]);
  expect(names(await listInventory(shop, { status: "sold" }))).toEqual(["Cuff"]);
  expect(names(await listInventory(shop, { status: "available" }))).toEqual(["Anklet", "band"]);
  expect(names(await listInventory(shop, { categoryId: 12 }))).toEqual(["band"]);
  expect(names(await listInventory(shop, { tagId: gold.id }))).toEqual(["Cuff"]);
  expect(names(await listInventory(shop, { search: "ankle" }))).toEqual(["Anklet"]);
});

test("returns the total beside a page, and all ids for selecting all", async () => {
  const { shop } = await smallShop();
  const page = await listInventory(shop, { sort: "name" }, { limit: 2, offset: 1 });
  expect(names(page)).toEqual(["band", "Cuff"]);
  expect(page.total).toBe(3);
  expect(await listInventoryIds(shop, { status: "listed" })).toHaveLength(2);
});
