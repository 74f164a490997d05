import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { updateCollection } from "../collections/update-collection.ts";
import { deleteProduct } from "../products/delete-product.ts";
import { addRedirect } from "./add-redirect.ts";
import { deleteRedirect } from "./delete-redirect.ts";
import { findRedirect } from "./find-redirect.ts";

test("sends an old address to a piece, a collection or a page, and records it", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  await addCollection(shop, "Ferns");
  await addRedirect(shop, { from: "/ring-oval/", to: `/products/${piece}` }, "ada");
  await addRedirect(
    shop,
    { from: "/old-ferns", to: "http://localhost:3000/collections/ferns" },
    "ada",
  );
  await addRedirect(shop, { from: "/story", to: "/about" }, "ada");
  expect(await findRedirect(shop, "/ring-oval")).toBe(`/products/${piece}`);
  expect(await findRedirect(shop, "/old-ferns")).toBe("/collections/ferns");
  expect(await findRedirect(shop, "/story")).toBe("/about");
  expect(await listChanges(shop, { limit: 5 })).toMatchObject([
    { kind: "settings", fields: ["redirects"], by: "ada" },
  ]);
  await deleteProduct(shop, piece, "ada");
  expect(await findRedirect(shop, "/ring-oval")).toBeNull();
});

test("takes a redirect back", async () => {
  const shop = await testShop();
  const { id } = await addRedirect(shop, { from: "/story", to: "/about" }, "ada");
  await deleteRedirect(shop, id, "ada");
  expect(await findRedirect(shop, "/story")).toBeNull();
  await expect(deleteRedirect(shop, id, "ada")).rejects.toThrow("Redirect not found");
});

test.each([
  ["/collections?category=12", "/collections?category=12"],
  ["/about#contact", "/about#contact"],
  ["/About/", "/about"],
  [
    "/products?search=moon ring&tagIds=3&tagIds=4",
    "/products?search=moon%20ring&tagIds=3&tagIds=4",
  ],
  ["/COLLECTIONS/Ferns/?page=2", "/collections/ferns?page=2"],
  ["/collections/feed.xml", "/collections/feed.xml"],
  ["HTTP://LOCALHOST:3000/ring-size?x=1#strip", "/ring-size?x=1#strip"],
  ["https://localhost:3000/about", "/about"],
  ["https://www.fernhill.example/about", "/about"],
])("keeps all of the target %s", async (to, target) => {
  const shop = await testShop();
  await updateSettings(shop, { ownDomain: "fernhill.example" }, null);
  await addCollection(shop, "Ferns");
  expect((await addRedirect(shop, { from: "/old", to }, "ada")).to).toBe(target);
  expect(await findRedirect(shop, "/old")).toBe(target);
});

test.each([
  ["/Ring-Oval", "/ring-oval"],
  ["/ring-oval/", "/RING-OVAL"],
  ["/bague-émeraude", "/BAGUE-%C3%89MERAUDE/"],
  ["/bague-e\u0301meraude", "/bague-%C3%A9meraude"],
  ["/%72ing oval", "/ring%20oval"],
  ["https://old.example/Ring?utm_source=mail#top", "/ring"],
  ["/ring", "/ring?color=gold"],
  ["/Product.php?id=7&lang=en", "/product.php?lang=en&id=7"],
  ["/product.php?id=7", "/product.php?id=7&utm_source=mail"],
  ["//double", "//double"],
])("sends whoever asks for what was typed as %s from %s", async (from, asked) => {
  const shop = await testShop();
  await addRedirect(shop, { from, to: "/about" }, "ada");
  expect(await findRedirect(shop, asked)).toBe("/about");
});

test("tells addresses apart by their query, and by their capitals where both are redirected", async () => {
  const shop = await testShop();
  await addRedirect(shop, { from: "/product.php?id=7", to: "/about" }, "ada");
  await addRedirect(shop, { from: "/product.php?id=8", to: "/ring-size" }, "ada");
  expect(await findRedirect(shop, "/product.php?id=7")).toBe("/about");
  expect(await findRedirect(shop, "/product.php?id=8")).toBe("/ring-size");
  expect(await findRedirect(shop, "/product.php?id=9")).toBeNull();
  expect(await findRedirect(shop, "/product.php")).toBeNull();
  await addRedirect(shop, { from: "/Ring", to: "/about" }, "ada");
  await addRedirect(shop, { from: "/ring", to: "/ring-size" }, "ada");
  expect(await findRedirect(shop, "/Ring")).toBe("/about");
  expect(await findRedirect(shop, "/RING")).toBe("/ring-size");
});

test("follows an old address that is a target, and leaves its redirect", async () => {
  const shop = await testShop();
  await addRedirect(shop, { from: "/old", to: "/collections?category=12" }, "ada");
  const { to } = await addRedirect(shop, { from: "/older", to: "/OLD/" }, "ada");
  expect(to).toBe("/collections?category=12");
  await addRedirect(shop, { from: "/tale", to: "/about#story" }, "ada");
  await addRedirect(shop, { from: "/oldest", to: "/tale?ref=card" }, "ada");
  expect(await findRedirect(shop, "/old")).toBe("/collections?category=12");
  expect(await findRedirect(shop, "/older")).toBe("/collections?category=12");
  expect(await findRedirect(shop, "/oldest")).toBe("/about#story");
  await expect(addRedirect(shop, { from: "/about-us", to: "/about-us#x" }, "ada")).rejects.toThrow(
    "another page",
  );
});

test("takes along those that lead to a page that moved, with what follows its address", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Ferns");
  await addRedirect(shop, { from: "/a", to: "/collections/ferns?page=2#top" }, "ada");
  await addRedirect(shop, { from: "/b", to: "/collections/ferns" }, "ada");
  await updateCollection(shop, id, { slug: "oaks" }, { by: "ada" });
  expect(await findRedirect(shop, "/a")).toBe("/collections/oaks?page=2#top");
  expect(await findRedirect(shop, "/b")).toBe("/collections/oaks");
  const [gone, kept] = [await addPiece(shop), await addPiece(shop)];
  await addRedirect(shop, { from: "/c", to: `/products/${gone}` }, "ada");
  await deleteProduct(shop, gone, "ada");
  await addRedirect(shop, { from: `/products/${gone}`, to: `/products/${kept}` }, "ada");
  expect(await findRedirect(shop, "/c")).toBe(`/products/${kept}`);
  expect(await findRedirect(shop, "/Collections/OAKS")).toBe("/collections/oaks");
});

test("sends visitors from a hidden piece, and keeps that when another address leads to it", async () => {
  const shop = await testShop();
  const hidden = await addPiece(shop, { isActive: false });
  await addRedirect(shop, { from: `/products/${hidden}`, to: "/collections" }, "ada");
  await addRedirect(shop, { from: "/old", to: `/products/${hidden}` }, "ada");
  expect(await findRedirect(shop, `/products/${hidden}`)).toBe("/collections");
  expect(await findRedirect(shop, "/old")).toBeNull();
});

test.each([
  ["/", "/about", "other than the home page"],
  ["/?p=12", "/about", "other than the home page"],
  ["ring oval", "/about", "other than the home page"],
  ["mailto:ada@example.com", "/about", "other than the home page"],
  ["www.old.example/ring", "/about", "other than the home page"],
  [`/${"日".repeat(400)}`, "/about", "too long"],
  ["/about", "/ring-size", "has a page at that address"],
  ["/Collections/", "/about", "has a page at that address"],
  ["/collections?category=12", "/about", "has a page at that address"],
  ["/admin/anything", "/about", "has a page at that address"],
  ["/a", "https://elsewhere.example/b", "a page of your shop"],
  ["/a", "//elsewhere.example/b", "a page of your shop"],
  ["/a", "/.//elsewhere.example/b", "a page of your shop"],
  ["/a", "http://localhost:3000//elsewhere.example/b", "a page of your shop"],
  ["/a", "/\t/elsewhere.example/b", "a page of your shop"],
  ["/a", "http://localhost:4000/b", "a page of your shop"],
  ["/a", "javascript:alert(1)", "a page of your shop"],
  ["/a", "/", "a page of your shop"],
  ["/a", "/?category=12", "a page of your shop"],
  ["/a", "/a/", "another page than the old address"],
  ["/a", "/A?utm_source=x", "There is no page"],
  ["/a?b=1", "/a?b=1#c", "another page than the old address"],
  ["/a", "/products/999", "no piece"],
  ["/a", "/products/9999999999", "no piece"],
  ["/a", "/collections/none", "no collection"],
  ["/a", "/pages/none", "There is no page"],
  ["/a", "/nowhere", "There is no page"],
])("refuses to send %s to %s", async (from, to, sentence) => {
  const shop = await testShop();
  await expect(addRedirect(shop, { from, to }, "ada")).rejects.toThrow(sentence);
});
