import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCollections } from "../../../catalogue/collections/list-collections.ts";
import { createCollection } from "../../../catalogue/collections/create-collection.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import { createTag } from "../../../catalogue/tags/create-tag.ts";
import { parseSearchText } from "./parse-search-text.ts";

const add = (shop: TestShop, piece: Partial<NewProduct> & { name: string }) =>
  createProduct(shop, { price: 10_000, ...piece }, { by: null });

async function find(shop: TestShop, search: string): Promise<string[]> {
  const { items } = await listProducts(shop, { viewer: "visitor", query: { search } });
  return items.map(({ name }) => name);
}

async function findCollections(shop: TestShop, search: string): Promise<string[]> {
  const { items } = await listCollections(shop, { viewer: "visitor", query: { search } });
  return items.map(({ title }) => title);
}

test("a search finds words inside names of scripts without blanks", async () => {
  const shop = await testShop();
  const names = ["金の指輪", "翡翠戒指与珍珠项链", "ガーネットのリング", "은반지세트"];
  for (const name of names) await add(shop, { name, description: `説明：${name}です` });
  const [ring, jade, garnet, silver] = names;
  await createCollection(
    shop,
    { title: "春の真珠展", slug: "spring", description: "展", content: "", isPublished: true },
    null,
  );
  for (const search of ["指輪", "の指", "輪", "金の指輪", "金 指輪"]) {
    expect([search, ...(await find(shop, search))]).toEqual([search, ring]);
  }
  for (const search of ["戒指", "珍珠", "项链"]) expect(await find(shop, search)).toEqual([jade]);
  for (const search of ["リング", "ﾘﾝｸﾞ"]) expect(await find(shop, search)).toEqual([garnet]);
  expect(await find(shop, "반지")).toEqual([silver]);
  expect(await find(shop, "輪指")).toEqual([]);
  expect(await findCollections(shop, "真珠")).toEqual(["春の真珠展"]);
});

describe("a search matches a word", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop();
    await add(shop, {
      name: "Sapphire Solitaire",
      materials: "18k white gold",
      stones: "sapphire",
      categoryId: 12,
    });
    await add(shop, { name: "Hammered Hoop Earrings", materials: "14 kt gold", categoryId: 7 });
    await add(shop, { name: "Émaillé Brooch", sku: "FG-PI-0123", description: "A dragonfly." });
    await add(shop, {
      name: "Crescent Pendant",
      description: "Beautifully set, polished twice.",
      materials: "sterling silver",
      stones: "pearl",
    });
  });

  test.each([
    ["as written", "sapphire", "Sapphire Solitaire"],
    ["in any case", "SAPPHIRE", "Sapphire Solitaire"],
    ["without its accents", "emaille", "Émaillé Brooch"],
    ["with accents it does not have", "sapphîre", "Sapphire Solitaire"],
    ["by a prefix", "sapp", "Sapphire Solitaire"],
    ["by a prefix longer than its stem", "beautif", "Crescent Pendant"],
    ["by its stem", "hammering", "Hammered Hoop Earrings"],
    ["in the singular", "earring", "Hammered Hoop Earrings"],
    ["with one letter left out", "saphire", "Sapphire Solitaire"],
    ["with one letter left out, in a form of it", "earing", "Hammered Hoop Earrings"],
    ["with one letter left out, and in the plural", "saphires", "Sapphire Solitaire"],
    ["with two letters swapped", "pendnat", "Crescent Pendant"],
    ["with a wrong letter", "solitaira", "Sapphire Solitaire"],
    ["as a fineness, apart", "14 k", "Hammered Hoop Earrings"],
    ["as a fineness, together", "14k", "Hammered Hoop Earrings"],
    ["as a fineness, in full", "14-karat", "Hammered Hoop Earrings"],
    ["as a fineness, in parts", "750", "Sapphire Solitaire"],
    ["as a fineness, by its stamp", "14K", "Hammered Hoop Earrings"],
    ["as a silver's stamp", "925", "Crescent Pendant"],
    ["as the month of a stone", "june birth stone", "Crescent Pendant"],
    ["as the color of a stone", "blue", "Sapphire Solitaire"],
    ["in the SKU", "FG-PI-0123", "Émaillé Brooch"],
    ["in the SKU without hyphens", "fgpi0123", "Émaillé Brooch"],
    ["in the category", "rings", "Sapphire Solitaire"],
    ["written as two", "dragon fly", "Émaillé Brooch"],
    ["written as two, in the plural", "dragon flies brooch", "Émaillé Brooch"],
    ["written as two, by its name alone", "ear ring", "Hammered Hoop Earrings"],
    ["beside stop words", "a pendant for the", "Crescent Pendant"],
    ["beside another in any field", "gold solitaire", "Sapphire Solitaire"],
  ])("%s: %s", async (_, search, name) => {
    expect(await find(shop, search)).toEqual([name]);
  });

  test.each([
    "platinum",
    "fly",
    "brooch dragon fly ring",
    "sapphire earrings",
    "saph1re",
    "goldd",
    "rnig",
  ])("not unless every word is found: %s", async (search) => {
    expect(await find(shop, search)).toEqual(search === "goldd" ? await find(shop, "gold") : []);
  });

  test("with a reported correction of a typo", async () => {
    expect(await parseSearchText(shop, "Saphire ring")).toMatchObject({
      corrected: "sapphire ring",
    });
    expect(await parseSearchText(shop, "earing")).toMatchObject({ corrected: "earrings" });
    expect(await parseSearchText(shop, "sapphire")).toMatchObject({ corrected: null });
    expect(await parseSearchText(shop, "polishes")).toMatchObject({ corrected: null });
    expect(await parseSearchText(shop, "xylophone")).toMatchObject({ corrected: null });
    expect(await parseSearchText(shop, "")).toMatchObject({ corrected: null });
  });

  test("without taking half of a word for a typo of another", async () => {
    const birds = await testShop();
    await add(birds, { name: "Goldfinch Pin" });
    await add(birds, { name: "Winch Charm" });
    expect(await parseSearchText(birds, "gold finch")).toMatchObject({ corrected: null });
    expect(await find(birds, "gold finch")).toEqual(["Goldfinch Pin"]);
    expect(await parseSearchText(birds, "finch")).toMatchObject({ corrected: "winch" });
  });

  test.each([
    '"',
    '"sapphire',
    "*",
    "sapph*",
    "NEAR(sapphire gold)",
    "sapphire AND",
    "OR",
    "NOT gold",
    "name:sapphire",
    "-sapphire",
    "^sapphire",
    "(sapphire",
    "sapphire | & ! <-> :*",
    "'; drop table products; --",
    "\\",
    "%_",
    "💍",
    "\u0000",
    "\ud83d",
    "x".repeat(200),
    "ab ".repeat(66),
  ])("whatever is typed: %j", async (search) => {
    await expect(find(shop, search)).resolves.toBeInstanceOf(Array);
    await expect(findCollections(shop, search)).resolves.toBeInstanceOf(Array);
  });

  test("not for punctuation alone, and skips a blank text", async () => {
    expect(await find(shop, "***")).toEqual([]);
    expect(await find(shop, "   ")).toHaveLength(4);
  });
});

test("accepts any text", async () => {
  const shop = await testShop();
  await add(shop, { name: "Ring" });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (search) => {
      expect(await find(shop, search)).toBeInstanceOf(Array);
    }),
    { numRuns: 60 },
  );
});

test("ranks a name above a tag, that above materials, SKU and description", async () => {
  const shop = await testShop();
  const filler = "A piece for every day, light on the hand and warm to the touch.";
  const { id } = await createTag(
    shop,
    { name: "Opal", slug: "opal", type: "material" },
    { by: null },
  );
  await add(shop, { name: "Inner", description: `${filler} Opal, opal and once more opal.` });
  await add(shop, { name: "Outer", materials: "opal and silver", description: filler });
  await add(shop, { name: "Tagged", tagIds: [id], description: filler });
  await add(shop, { name: "Opal Drop", description: filler.repeat(8) });
  for (let index = 0; index < 12; index += 1) {
    await add(shop, { name: `Band ${index}`, description: filler });
  }
  expect(await find(shop, "opal")).toEqual(["Opal Drop", "Tagged", "Outer", "Inner"]);
});

test("prefers a selected order to relevance", async () => {
  const shop = await testShop();
  await add(shop, { name: "Opal Drop" });
  shop.clock.advance({ minutes: 1 });
  await add(shop, { name: "Ring", description: "With an opal." });
  const names = async (sort: "newest" | "oldest" | "relevance" | "title") => {
    const query = { search: "opal", sort };
    const { items } = await listProducts(shop, { viewer: "visitor", query });
    return items.map(({ name }) => name);
  };
  expect(await names("relevance")).toEqual(["Opal Drop", "Ring"]);
  expect(await names("newest")).toEqual(["Ring", "Opal Drop"]);
  expect(await names("oldest")).toEqual(["Opal Drop", "Ring"]);
  expect(await names("title")).toEqual(["Opal Drop", "Ring"]);
});

test("returns the total beside a page", async () => {
  const shop = await testShop();
  for (let index = 0; index < 5; index += 1) await add(shop, { name: `Opal ${index}` });
  const page = await listProducts(shop, {
    viewer: "visitor",
    query: { search: "opal" },
    limit: 2,
    offset: 4,
  });
  expect(page.total).toBe(5);
  expect(page.items).toHaveLength(1);
});
