import { expect, test } from "vitest";
import { countQueries } from "#tests/support/count-queries.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import type { NewProduct } from "#contract/catalogue/products.ts";
import type { Viewer } from "../../viewer.ts";
import { createProduct } from "../products/create-product.ts";
import { createTag } from "../tags/create-tag.ts";
import { deleteCollection } from "./delete-collection.ts";
import { findNeighborCollections } from "./find-neighbor-collections.ts";
import { getCollection } from "./get-collection.ts";
import { getCollectionBySlug } from "./get-collection-by-slug.ts";
import { listCollections } from "./list-collections.ts";
import { listCollectionsOfProduct } from "./list-collections-of-product.ts";
import { listRelatedCollections } from "./list-related-collections.ts";
import { updateCollection } from "./update-collection.ts";

type Query = NonNullable<Parameters<typeof listCollections>[1]["query"]>;

const found = async (shop: TestShop, query: Query = {}, viewer: Viewer = "visitor") =>
  (await listCollections(shop, { viewer, query })).items.map(({ title }) => title);

async function addInTurn(shop: TestShop, names: string[]) {
  for (const name of names) {
    await addCollection(shop, name);
    shop.clock.advance({ hours: 1 });
  }
}

test("shows visitors published collections with active pieces, and the admin all but deleted ones", async () => {
  const shop = await testShop();
  const [shown, hidden] = [await addPiece(shop), await addPiece(shop, { isActive: false })];
  const open = await addCollection(shop, "Open", { productIds: [hidden, shown] });
  const draft = await addCollection(shop, "Draft", { isPublished: false });
  await deleteCollection(shop, (await addCollection(shop, "Deleted")).id, "admin");

  expect(await found(shop)).toEqual(["Open"]);
  expect(await found(shop, {}, "admin")).toEqual(["Draft", "Open"]);
  expect(await getCollection(shop, open.id, "visitor")).toMatchObject({ productIds: [shown] });
  expect(await getCollection(shop, open.id, "admin")).toMatchObject({
    productIds: [hidden, shown],
  });
  const refused = { code: "not-found", message: "Collection not found" };
  await expect(getCollection(shop, draft.id, "visitor")).rejects.toMatchObject(refused);
  await expect(getCollectionBySlug(shop, "draft", "visitor")).rejects.toMatchObject(refused);
  expect(await getCollectionBySlug(shop, "draft", "admin")).toMatchObject({ id: draft.id });
});

test("sorts by newest publication, oldest and title", async () => {
  const shop = await testShop();
  const late = await addCollection(shop, "bracelets", { isPublished: false });
  await addInTurn(shop, ["Amulets", "Chains"]);
  await updateCollection(shop, late.id, { isPublished: true }, { by: null });
  expect(await found(shop)).toEqual(["bracelets", "Chains", "Amulets"]);
  expect(await found(shop, { sort: "oldest" })).toEqual(["Amulets", "Chains", "bracelets"]);
  expect(await found(shop, { sort: "title" })).toEqual(["Amulets", "bracelets", "Chains"]);
});

test("pages without gaps where timestamps are equal", async () => {
  const shop = await testShop();
  for (let n = 0; n < 7; n++) await addCollection(shop, `Ring ${n}`);
  const pages = await Promise.all(
    [0, 3, 6].map((offset) => listCollections(shop, { viewer: "visitor", limit: 3, offset })),
  );
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(7);
});

test("filters by category and by the price of active pieces", async () => {
  const shop = await testShop();
  const piece = async (priceCents: number, row = {}) => addPiece(shop, { priceCents, ...row });
  await addCollection(shop, "Cheap", { categoryId: 12, productIds: [await piece(9_999)] });
  await addCollection(shop, "Edge", { categoryId: 13, productIds: [await piece(10_000)] });
  await addCollection(shop, "Dear", { productIds: [await piece(5_000), await piece(500_000)] });
  await addCollection(shop, "Hidden", { productIds: [await piece(9_999, { isActive: false })] });
  await addCollection(shop, "Empty");
  expect(await found(shop, { category: 12 })).toEqual(["Cheap"]);
  expect(await found(shop, { price: "0-100" })).toEqual(["Dear", "Cheap"]);
  expect(await found(shop, { price: "100-300" })).toEqual(["Edge"]);
  expect(await found(shop, { price: "1000+" })).toEqual(["Dear"]);
  expect(await found(shop, { price: "0-100", category: 12 })).toEqual(["Cheap"]);
});

test("filters by an active piece that has the metal, the stone and the ring size", async () => {
  const shop = await testShop();
  const piece = async (row: Partial<NewProduct>) =>
    (await createProduct(shop, { name: "Ring", price: 100, ...row }, { by: null })).id;
  const sapphire = await piece({ stones: "sapphire", ringSize: 28 });
  const gold = await piece({ metals: "14k rose gold", stones: "opal" });
  const hidden = await piece({ metals: "14k rose gold", stones: "sapphire", isActive: false });
  await addCollection(shop, "Both", { productIds: [sapphire, gold, hidden] });
  await addCollection(shop, "One", { productIds: [gold] });
  await addCollection(shop, "Hidden", { productIds: [hidden] });
  expect(await found(shop, { metals: ["14k-gold"] })).toEqual(["One", "Both"]);
  expect(await found(shop, { stones: ["sapphire"], ringSizes: ["7"] })).toEqual(["Both"]);
  expect(await found(shop, { metals: ["gold"], stones: ["sapphire"] })).toEqual([]);
  expect(await found(shop, { stones: ["ruby"] })).toEqual([]);
});

test("matches any tag within a type and requires each type", async () => {
  const shop = await testShop();
  const tag = async (slug: string, type: "material" | "jewelry_type") =>
    (await createTag(shop, { name: slug, slug, type }, { by: null })).id;
  const gold = await tag("gold", "material");
  const silver = await tag("silver", "material");
  const rings = await tag("rings", "jewelry_type");
  await addCollection(shop, "Gold rings", { tagIds: [gold, rings] });
  await addCollection(shop, "Silver rings", { tagIds: [silver, rings] });
  await addCollection(shop, "Gold chains", { tagIds: [gold] });
  expect(await found(shop, { tagIds: [gold] })).toEqual(["Gold chains", "Gold rings"]);
  expect(await found(shop, { tagIds: [gold, silver, rings] })).toEqual([
    "Silver rings",
    "Gold rings",
  ]);
  expect(await found(shop, { tagIds: [999_999] })).toEqual([]);
});

test("matches title words with one typo, and not after deletion", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Sapphire Evenings", { description: "Blue." });
  await addCollection(shop, "Silver Mornings");
  expect(await found(shop, { search: "saphire" })).toEqual(["Sapphire Evenings"]);
  await updateCollection(shop, id, { title: "Ruby Evenings" }, { by: null });
  expect(await found(shop, { search: "sapphire" })).toEqual([]);
  expect(await found(shop, { search: "ruby" })).toEqual(["Ruby Evenings"]);
  await deleteCollection(shop, id, "admin");
  expect(await found(shop, { search: "ruby" })).toEqual([]);
});

test("needs the same number of queries for any page size", async () => {
  const shop = await testShop();
  await addInTurn(shop, ["One", "Two"]);
  const cost = () =>
    countQueries(shop, (shop) => listCollections(shop, { viewer: "visitor", limit: 24 }));
  const few = await cost();
  await addInTurn(
    shop,
    Array.from({ length: 20 }, (_, n) => `Ring ${n}`),
  );
  expect(await cost()).toBe(few);
  expect(few).toBeLessThanOrEqual(5);
});

test("lists up to three related collections of the same category, newest first", async () => {
  const shop = await testShop();
  const one = await addCollection(shop, "One", { categoryId: 12 });
  for (const name of ["Two", "Three", "Four", "Five"]) {
    await addCollection(shop, name, { categoryId: 12 });
  }
  await addCollection(shop, "Draft", { categoryId: 12, isPublished: false });
  const alone = await addCollection(shop, "Alone");
  const related = await listRelatedCollections(shop, one, "visitor");
  expect(related.map(({ title }) => title)).toEqual(["Five", "Four", "Three"]);
  expect(await listRelatedCollections(shop, alone, "visitor")).toEqual([]);
});

test("finds the next newer and next older visible collection", async () => {
  const shop = await testShop();
  await addInTurn(shop, ["One", "Two"]);
  await addCollection(shop, "Draft", { isPublished: false });
  for (const name of ["Three", "Four"]) await addCollection(shop, name);
  const around = async (slug: string, viewer: Viewer) => {
    const here = await getCollectionBySlug(shop, slug, viewer);
    const { previous, next } = await findNeighborCollections(shop, here, viewer);
    return [previous?.title, next?.title];
  };
  expect(await around("four", "visitor")).toEqual([undefined, "Three"]);
  expect(await around("three", "visitor")).toEqual(["Four", "Two"]);
  expect(await around("three", "admin")).toEqual(["Four", "Draft"]);
  expect(await around("one", "visitor")).toEqual(["Two", undefined]);
});

test("lists the collections of a piece", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  await addCollection(shop, "One", { productIds: [piece] });
  await addCollection(shop, "Draft", { productIds: [piece], isPublished: false });
  await addCollection(shop, "Other");
  const names = async (viewer: Viewer) =>
    (await listCollectionsOfProduct(shop, piece, viewer)).map(({ title }) => title);
  expect(await names("visitor")).toEqual(["One"]);
  expect(await names("admin")).toEqual(["Draft", "One"]);
});
