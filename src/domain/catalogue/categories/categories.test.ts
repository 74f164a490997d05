import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { countActiveProducts } from "../products/count-active-products.ts";
import { listCategories } from "./list-categories.ts";

test("lists the navigation's eight categories by name", async () => {
  const shop = await testShop();
  const categories = await listCategories(shop);
  expect(categories.map(({ id, name }) => `${id} ${name}`)).toEqual([
    "6 Bracelets",
    "7 Earrings",
    "8 Gold",
    "9 Necklaces",
    "10 Pendants",
    "11 Pins",
    "12 Rings",
    "13 Silver",
  ]);
  expect(categories[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test("counts active pieces outside the trash", async () => {
  const shop = await testShop();
  const piece = { name: "Ring", priceCents: 1000, categoryId: 12 };
  const deletedAt = shop.now().toISOString();
  await shop.db
    .insertInto("products")
    .values([piece, piece, { ...piece, categoryId: null }])
    .execute();
  await shop.db
    .insertInto("products")
    .values({ ...piece, isActive: false })
    .execute();
  await shop.db
    .insertInto("products")
    .values({ ...piece, deletedAt })
    .execute();
  expect(await countActiveProducts(shop)).toEqual(new Map([[12, 2]]));
});
