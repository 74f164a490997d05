import { sql } from "kysely";
import { expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { rebuildOnce, rebuildProgress } from "./rebuild-once.ts";

test("shares one rebuild between concurrent calls, reports progress and keeps search available", async () => {
  const shop = await testShop();
  for (let number = 0; number < 12; number += 1) {
    await createProduct(shop, { name: `Fern ring ${number}`, price: 10_000 }, { by: null });
  }
  expect(rebuildProgress(shop)).toBeNull();
  const runs = [rebuildOnce(shop), rebuildOnce(shop)];
  expect(rebuildProgress(shop)).toEqual({ done: 0, total: 0 });
  const query = { search: "fern" };
  expect((await listProducts(shop, { viewer: "visitor", query })).total).toBe(12);
  expect(await Promise.all(runs)).toEqual([{ indexed: 12 }, { indexed: 12 }]);
  expect(rebuildProgress(shop)).toBeNull();
  expect((await listProducts(shop, { viewer: "visitor", query })).total).toBe(12);
});

test.runIf(testEngine === "sqlite")(
  "merges the index segments of replaced documents without losing others",
  async () => {
    const shop = await testShop();
    const { id } = await createProduct(shop, { name: "Fern ring", price: 10_000 }, { by: null });
    await createProduct(shop, { name: "Fern cuff", price: 10_000 }, { by: null });
    for (const name of ["Heron ring", "Ivy ring"]) await updateProduct(shop, id, { name }, null);
    const countParts = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(distinct segid) as count from product_search_idx`.execute(shop.db);
      return rows[0]?.count;
    };
    expect(await countParts()).toBeGreaterThan(1);
    await rebuildIndex(shop);
    expect(await countParts()).toBe(1);
    for (const [search, found] of [
      ["fern", 1],
      ["ivy", 1],
      ["heron", 0],
    ] as const) {
      expect((await listProducts(shop, { viewer: "visitor", query: { search } })).total).toBe(
        found,
      );
    }
  },
);
