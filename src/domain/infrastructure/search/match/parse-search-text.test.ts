import { beforeEach, expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCollections } from "../../../catalogue/collections/list-collections.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { correctSpelling } from "./parse-search-text.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const addPieces = async (...names: string[]) => {
  for (const name of names) await createProduct(shop, { name, price: 10_000 }, { by: null });
};

test("chooses the word that most pieces and collections have", async () => {
  await addPieces("Garland", "Garland", "Garlanx");
  for (const title of ["Garlanx one", "Garlanx two"]) {
    await addCollection(shop, title, { description: "A story" });
  }
  expect(await correctSpelling(shop, "garlanb")).toBe("garlanx");
  await addPieces("Garland", "Garland");
  expect(await correctSpelling(shop, "garlanb")).toBe("garland");
});

test("leaves short words, numbers, known words and words that nothing resembles", async () => {
  await addPieces("Ruby garland 12345");
  for (const word of ["rubi", "12346", "garland", "garl", "sapphire"]) {
    expect([word, await correctSpelling(shop, word)]).toEqual([word, null]);
  }
});

test("a collection is found by the name of its category", async () => {
  const { id: categoryId, name } = await shop.db
    .selectFrom("categories")
    .select(["id", "name"])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await addCollection(shop, "Moon", { categoryId });
  await addCollection(shop, "Sun");
  const find = async (text: string) =>
    (await listCollections(shop, { viewer: "visitor", query: { search: text } })).items.map(
      ({ title }) => title,
    );
  expect(await find(name)).toEqual(["Moon"]);
});
