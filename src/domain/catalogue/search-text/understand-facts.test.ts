import { beforeAll, describe, expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../collections/create-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { createTag } from "../tags/create-tag.ts";
import { understandSearch } from "./understand-search.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  const piece = { price: 30_000, categoryId: 12 };
  await createProduct(
    shop,
    {
      ...piece,
      name: "Solitaire",
      metals: "14k white gold 4 g",
      stones: "round blue sapphire, 1.2 ct",
      ringSize: 28,
    },
    { by: null },
  );
  await createProduct(
    shop,
    {
      ...piece,
      name: "Trilogy",
      metals: "18k yellow gold",
      stones: "2 × ruby",
    },
    { by: null },
  );
  await createProduct(
    shop,
    {
      ...piece,
      name: "Fern Cuff",
      categoryId: 6,
      metals: "titanium",
      stones: "opal",
    },
    { by: null },
  );
  await createProduct(
    shop,
    { ...piece, name: "Moon", description: "Opal, as the moon is." },
    { by: null },
  );
});

const understand = async (search: string, query: Partial<CatalogQuery> = {}) => {
  const asked = { ...EMPTY_QUERY, ...query, search };
  const understood = await understandSearch(shop, "visitor", asked);
  // The page of the result must not redirect again.
  expect(await understandSearch(shop, "visitor", understood)).toBe(understood);
  return Object.fromEntries(
    Object.entries(understood).filter(
      ([name, value]) => !["sort", "page"].includes(name) && value && String(value) !== "",
    ),
  );
};

test.each<[string, Partial<CatalogQuery>]>([
  ["sapphire ring size 7", { category: 12, stones: ["sapphire"], ringSizes: ["7"] }],
  ["Sapphires in a US size 7", { stones: ["sapphire"], ringSizes: ["7"] }],
  ["14k gold under $500", { metals: ["14k-gold"], priceMax: 49_999 }],
  ["14 karat white gold rings", { category: 12, metals: ["14k-white-gold"] }],
  ["a 14 kt ring", { category: 12, metals: ["14k-gold"] }],
  ["white gold under $500", { metals: ["white-gold"], priceMax: 49_999 }],
  ["titanium cuff", { metals: ["titanium"], search: "cuff" }],
  ["blue sapphire ring", { category: 12, stones: ["blue-sapphire"] }],
  ["ring with rub ies", { category: 12, stones: ["ruby"] }],
  ["ring with rubies", { category: 12, stones: ["ruby"] }],
  [
    "white gold solitaire, size 7",
    { metals: ["white-gold"], search: "solitaire", ringSizes: ["7"] },
  ],
])("understands %s by what is known of pieces", async (search, query) => {
  expect(await understand(search)).toEqual(query);
});

test.each(["sapphire", "14k gold", "Titanium"])("searches for %s alone", async (search) => {
  expect(await understand(search)).toEqual({ search });
});

describe("what tags and words find is not lost", () => {
  test("where a description alone says it", async () => {
    expect(await understand("opal over $50")).toEqual({ search: "opal", priceMin: 5001 });
    expect(await understand("opal cuff")).toEqual({ stones: ["opal"], search: "cuff" });
  });

  test("where a collection says it", async () => {
    const story = {
      title: "Of rubies",
      slug: "rubies",
      description: "In yellow gold.",
      isPublished: true,
    };
    await createCollection(shop, story, null);
    const found = await understand("rubies in yellow gold");
    expect(found).toEqual({ search: "rubies in yellow gold" });
  });

  test("where nothing is of the size", async () => {
    expect(await understand("ring size 9")).toEqual({ category: 12, unmatched: "size 9" });
  });

  test("after a negation", async () => {
    expect(await understand("rings without sapphire")).toMatchObject({ category: 12 });
    expect(await understand("rings without sapphire")).not.toHaveProperty("stones");
  });
});

test("keeps the name of a tag where it finds as many pieces, and leaves it where facts find more", async () => {
  const tagged = await testShop();
  const tag = { name: "Sapphire", slug: "sapphire", type: "material" } as const;
  const { id: sapphire } = await createTag(tagged, tag, { by: null });
  const ring = { name: "Solitaire", price: 100, stones: "sapphire", ringSize: 28 };
  const understood = (search: string) =>
    understandSearch(tagged, "visitor", { ...EMPTY_QUERY, search });
  await createProduct(tagged, { ...ring, tagIds: [sapphire] }, { by: null });
  const chosen = { ...EMPTY_QUERY, tagIds: [sapphire] };
  expect(await understood("sapphire")).toEqual(chosen);
  expect(await understood("sapphire size 7")).toEqual({ ...chosen, ringSizes: ["7"] });

  await createProduct(tagged, { ...ring, name: "Halo", ringSize: 30 }, { by: null });
  expect(await understood("sapphire")).toEqual({ ...EMPTY_QUERY, stones: ["sapphire"] });
  // Nobody wrote down the stone of this one.
  await createProduct(tagged, { name: "Drop", price: 100, tagIds: [sapphire] }, { by: null });
  expect(await understood("sapphire")).toEqual(chosen);
});

test("understands a size that a ring can be given", async () => {
  const resizing = await testShop();
  const ring = { name: "Solitaire", price: 100, ringSize: 28, ringSizeFrom: 24, ringSizeTo: 34 };
  await createProduct(resizing, { ...ring, stones: "sapphire" }, { by: null });
  const understood = (search: string) =>
    understandSearch(resizing, "visitor", { ...EMPTY_QUERY, search });
  const sapphire = { ...EMPTY_QUERY, stones: ["sapphire"] };
  expect(await understood("sapphire size 8 1/2")).toEqual({ ...sapphire, ringSizes: ["8.5"] });
  expect(await understood("sapphire size 9")).not.toMatchObject({ ringSizes: ["9"] });
});

test("adds to the facts that are chosen already", async () => {
  expect(await understand("trilogy ruby", { metals: ["18k-yellow-gold"] })).toEqual({
    metals: ["18k-yellow-gold"],
    stones: ["ruby"],
    search: "trilogy",
  });
});

test("reads no facts where none is known of any piece", async () => {
  const empty = await testShop();
  await createProduct(
    empty,
    { name: "Ring", price: 100, description: "Size 7, with a sapphire." },
    { by: null },
  );
  const query = { ...EMPTY_QUERY, search: "sapphire size 7" };
  expect(await understandSearch(empty, "visitor", query)).toBe(query);
});

test("knows of hidden pieces for an admin alone", async () => {
  const hidden = await testShop();
  const piece = { name: "Ring", price: 100, stones: "sapphire", isActive: false };
  await createProduct(hidden, piece, { by: null });
  const understood = (viewer: "visitor" | "admin") =>
    understandSearch(hidden, viewer, { ...EMPTY_QUERY, search: "sapphire under $50" });
  expect(await understood("visitor")).toMatchObject({ stones: [], search: "sapphire" });
  expect(await understood("admin")).toMatchObject({ stones: ["sapphire"], search: "" });
});
