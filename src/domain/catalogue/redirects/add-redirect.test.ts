import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
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
  ["/", "/about", "other than the home page"],
  ["ring oval", "/about", "other than the home page"],
  ["/a", "https://elsewhere.example/b", "a page of your shop"],
  ["/a", "//elsewhere.example/b", "a page of your shop"],
  ["/a", "/.//elsewhere.example/b", "a page of your shop"],
  ["/a", "http://localhost:3000//elsewhere.example/b", "a page of your shop"],
  ["/a", "/\t/elsewhere.example/b", "a page of your shop"],
  ["/a", "/", "a page of your shop"],
  ["/a", "/a/", "another page than the old address"],
  ["/a", "/products/999", "no piece"],
  ["/a", "/products/9999999999", "no piece"],
  ["/a", "/collections/none", "no collection"],
])("refuses to send %s to %s", async (from, to, sentence) => {
  const shop = await testShop();
  await expect(addRedirect(shop, { from, to }, "ada")).rejects.toThrow(sentence);
});
