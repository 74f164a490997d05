import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listCollectionsOfProduct } from "./list-collections-of-product.ts";

test("lists the collections with a piece newest first, and only those that a visitor may see", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const other = await addPiece(shop);
  for (const title of ["First", "Second", "Third"]) {
    await addCollection(shop, title, { productIds: [piece] });
    shop.clock.advance({ days: 1 });
  }
  await addCollection(shop, "Draft", { productIds: [piece], isPublished: false });
  await addCollection(shop, "Without it", { productIds: [other] });
  const titles = async (viewer: "visitor" | "admin") =>
    (await listCollectionsOfProduct(shop, piece, viewer)).map(({ title }) => title);
  expect(await titles("visitor")).toEqual(["Third", "Second", "First"]);
  expect(await titles("admin")).toEqual(["Draft", "Third", "Second", "First"]);
});

test("collections published at the same moment come in the reverse order of their creation", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  for (const title of ["First", "Second"])
    await addCollection(shop, title, { productIds: [piece] });
  const found = await listCollectionsOfProduct(shop, piece, "visitor");
  expect(found.map(({ title }) => title)).toEqual(["Second", "First"]);
});
