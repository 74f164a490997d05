import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../products/create-product.ts";
import { listProducts } from "../products/list-products.ts";
import { rebuildOnce, rebuildProgress } from "./rebuild-once.ts";

test("it is rebuilt once however many ask, tells how far it is, and search goes on meanwhile", async () => {
  const shop = await testShop();
  for (let number = 0; number < 12; number += 1) {
    await createProduct(shop, { name: `Fern ring ${number}`, price: 10_000 });
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
