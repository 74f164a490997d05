import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "./create-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { listProductsBySku } from "./list-products-by-sku.ts";

const piece = (sku: string, isActive = true) => ({ name: sku, price: 10_000, sku, isActive });

test("returns visible pieces in the order of the SKUs", async () => {
  const shop = await testShop();
  await createProduct(shop, piece("A"), { by: null });
  await createProduct(shop, piece("B"), { by: null });
  await createProduct(shop, piece("HIDDEN", false), { by: null });
  const gone = await createProduct(shop, piece("GONE"), { by: null });
  await deleteProduct(shop, gone.id, null);

  const skus = ["B", "HIDDEN", "GONE", "NEVER", "A"];
  const seen = await listProductsBySku(shop, skus, "visitor");
  expect(seen.map(({ sku }) => sku)).toEqual(["B", "A"]);
  const all = await listProductsBySku(shop, skus, "admin");
  expect(all.map(({ sku }) => sku)).toEqual(["B", "HIDDEN", "A"]);
});

test("returns nothing for no SKUs", async () => {
  const shop = await testShop();
  expect(await listProductsBySku(shop, [], "visitor")).toEqual([]);
  expect(await listProductsBySku(shop, ["NEVER"], "visitor")).toEqual([]);
});
