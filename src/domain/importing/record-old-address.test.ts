import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { deleteCollection } from "../catalogue/collections/delete-collection.ts";
import { deleteProduct } from "../catalogue/products/delete-product.ts";
import { findRedirect } from "../catalogue/redirects/find-redirect.ts";
import { recordRedirect } from "../catalogue/redirects/record-redirect.ts";
import { recordOldAddress } from "./record-old-address.ts";

const toPiece = (productId: number) => ({ toPath: `/products/${productId}`, productId });

test("leaves a path alone that leads to another piece or collection, until that is in the trash", async () => {
  const shop = await testShop();
  const [mine, other] = [await addPiece(shop), await addPiece(shop)];
  const { id: collectionId } = await addCollection(shop, "Old");
  await recordRedirect(shop, { fromPath: "/a", toPath: `/products/${other}`, productId: other });
  await recordRedirect(shop, { fromPath: "/b", toPath: "/collections/old", collectionId });
  expect(await recordOldAddress(shop, "/a", toPiece(mine))).toBeNull();
  expect(await recordOldAddress(shop, "/b", toPiece(mine))).toBeNull();
  expect(await findRedirect(shop, "/a")).toBe(`/products/${other}`);
  await deleteProduct(shop, other, null);
  await deleteCollection(shop, collectionId, null);
  for (const path of ["/a", "/b", "/c"]) {
    expect(await recordOldAddress(shop, path, toPiece(mine))).toBe(path);
    expect(await findRedirect(shop, path)).toBe(`/products/${mine}`);
  }
});

test.each([
  null,
  "/",
  "/about",
  "/collections",
  "/products/1",
  "/pages/care",
  "/admin",
  "/admin/pieces",
  "/sitemap.xml",
  "/collections/feed.xml",
  "/healthz",
  "https://old.example/shop?item=5",
])("redirects nothing from %j", async (address) => {
  const shop = await testShop();
  expect(await recordOldAddress(shop, address, toPiece(await addPiece(shop)))).toBeNull();
});

test.each([
  ["/abouts", "/abouts"],
  ["/products/ring", "/products/ring"],
  ["/products/1902", "/products/1902"],
  ["/products/99999999999999999999", "/products/99999999999999999999"],
  ["/shop/about", "/shop/about"],
  ["/administration", "/administration"],
  ["https://old.example/rings/ember/", "/rings/ember"],
])("redirects from %s", async (address, path) => {
  const shop = await testShop();
  expect(await recordOldAddress(shop, address, toPiece(await addPiece(shop)))).toBe(path);
});
