import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { deleteProduct } from "../products/delete-product.ts";
import { findRedirect } from "./find-redirect.ts";
import { recordRedirect } from "./record-redirect.ts";

const rows = (shop: TestShop) =>
  shop.db.selectFrom("redirects").select(["fromPath", "toPath"]).orderBy("fromPath").execute();

test("redirects any spelling of a former address", async () => {
  const shop = await testShop();
  await recordRedirect(shop, {
    fromPath: "https://old.example/product/moon-pendant/?ref=1#top",
    toPath: "/products/12",
  });
  for (const path of [
    "/product/moon-pendant",
    "/product/moon-pendant/",
    "/product/moon-pendant?utm_source=mail",
    "http://old.example/product/moon-pendant",
  ]) {
    expect(await findRedirect(shop, path)).toBe("/products/12");
  }
  expect(await findRedirect(shop, "/product/moon")).toBeNull();
});

test("collapses chains from either end", async () => {
  const shop = await testShop();
  await recordRedirect(shop, { fromPath: "/a", toPath: "/b" });
  await recordRedirect(shop, { fromPath: "/b", toPath: "/c" });
  expect(await rows(shop)).toEqual([
    { fromPath: "/a", toPath: "/c" },
    { fromPath: "/b", toPath: "/c" },
  ]);
  await recordRedirect(shop, { fromPath: "/c", toPath: "/a" });
  expect(await rows(shop)).toEqual([
    { fromPath: "/b", toPath: "/a" },
    { fromPath: "/c", toPath: "/a" },
  ]);
});

test("ignores a move to the same path and of the home page", async () => {
  const shop = await testShop();
  await recordRedirect(shop, { fromPath: "/a", toPath: "/a/" });
  await recordRedirect(shop, { fromPath: "/", toPath: "/a" });
  await recordRedirect(shop, { fromPath: "https://old.example/?product=1", toPath: "/a" });
  expect(await rows(shop)).toEqual([]);
});

test("replaces a redirect when a page moves again", async () => {
  const shop = await testShop();
  await recordRedirect(shop, { fromPath: "/a", toPath: "/b" });
  await recordRedirect(shop, { fromPath: "/a", toPath: "/b" });
  await recordRedirect(shop, { fromPath: "/a", toPath: "/c" });
  expect(await rows(shop)).toEqual([{ fromPath: "/a", toPath: "/c" }]);
});

test("redirects nobody to a deleted piece and visitors to no hidden one", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { isActive: false });
  await recordRedirect(shop, { fromPath: "/old", toPath: `/products/${id}`, productId: id });
  expect(await findRedirect(shop, "/old")).toBeNull();
  expect(await findRedirect(shop, "/old", "admin")).toBe(`/products/${id}`);
  await shop.db.updateTable("products").set({ isActive: true }).execute();
  expect(await findRedirect(shop, "/old")).toBe(`/products/${id}`);
  await deleteProduct(shop, id, "ada");
  expect(await findRedirect(shop, "/old", "admin")).toBeNull();
});
