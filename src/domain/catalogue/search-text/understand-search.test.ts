import { beforeAll, describe, expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../collections/create-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { deleteProduct } from "../products/delete-product.ts";
import { createTag } from "../tags/create-tag.ts";
import { understandSearch } from "./understand-search.ts";

let shop: TestShop;
let silver: number;
let gold: number;

beforeAll(async () => {
  shop = await testShop();
  ({ id: silver } = await createTag(
    shop,
    { name: "Silver", slug: "silver", type: "material" },
    { by: null },
  ));
  ({ id: gold } = await createTag(
    shop,
    { name: "Gold", slug: "gold", type: "material" },
    { by: null },
  ));
  await createProduct(
    shop,
    { name: "Fern Ring", price: 9000, categoryId: 12, tagIds: [silver] },
    { by: null },
  );
  await createProduct(shop, { name: "Silver Moon", price: 9000, categoryId: 10 }, { by: null });
  await createProduct(shop, { name: "Necklace of Fine Gold", price: 9000 }, { by: null });
  await createProduct(shop, { name: "Gold Comet", price: 9000, isActive: false }, { by: null });
});

const understand = async (search: string, query: Partial<CatalogQuery> = {}) => {
  const {
    sort: _sort,
    page: _page,
    ...filters
  } = await understandSearch(shop, "visitor", {
    ...EMPTY_QUERY,
    ...query,
    search,
  });
  return filters;
};
const { sort: _sort, page: _page, ...NO_FILTERS } = EMPTY_QUERY;

test("leaves a query without a search text as it is", async () => {
  const query = { ...EMPTY_QUERY, category: 12 };
  expect(await understandSearch(shop, "visitor", query)).toBe(query);
});

test.each(["silver rings under $200", "bracelet gold", "comet", "Ring, silver", "fern  pin"])(
  "understands %s once: nothing more of the result, so that its page does not redirect again",
  async (search) => {
    let query: CatalogQuery = { ...EMPTY_QUERY, search };
    for (let times = 0; times < 3; times += 1) {
      const understood = await understandSearch(shop, "visitor", query);
      if (understood === query) return;
      query = understood;
    }
    expect.unreachable(`${search} is never understood`);
  },
);

test("keeps the very query whose words are found, and not what they name", async () => {
  const query = { ...EMPTY_QUERY, search: "comets necklace" };
  await createProduct(shop, { name: "Comets, a necklace with a tail", price: 9000 }, { by: null });
  expect(await understandSearch(shop, "visitor", query)).toBe(query);
});

describe("the words", () => {
  test("become the last category they name, and the others tags of their name", async () => {
    expect(await understand("silver rings")).toEqual({
      ...NO_FILTERS,
      category: 12,
      tagIds: [silver],
    });
    expect(await understand("Ring, silver")).toMatchObject({ category: 13, search: "Ring" });
  });

  test("name a category also where its name is written as two", async () => {
    const hoops = { name: "Silver Hoops", price: 9000, categoryId: 7, tagIds: [silver] };
    const { id } = await createProduct(shop, hoops, { by: null });
    expect(await understand("silver ear rings under 100")).toEqual({
      ...NO_FILTERS,
      category: 7,
      tagIds: [silver],
      priceMax: 9999,
    });
    await deleteProduct(shop, id, null);
  });

  test("become tags beside a category that is chosen already", async () => {
    expect(await understand("silver", { category: 12 })).toMatchObject({
      category: 12,
      tagIds: [silver],
      search: "",
    });
    expect(await understand("ring", { category: 12 })).toMatchObject({ category: 12, search: "" });
  });

  test("add to the tags that are chosen, each once", async () => {
    expect(await understand("silver ring", { tagIds: [gold, silver] })).toMatchObject({
      tagIds: [gold, silver],
    });
  });

  test("are searched for where no piece is of what they name", async () => {
    expect(await understand("gold necklaces under $100")).toEqual({
      ...NO_FILTERS,
      search: "gold necklaces",
      priceMax: 9999,
    });
  });

  test("are left out and named where nothing is found with them", async () => {
    expect(await understand("gold earrings")).toEqual({
      ...NO_FILTERS,
      search: "gold",
      unmatched: "earrings",
    });
    expect(await understand("silver rings under 20, hammered")).toEqual({
      ...NO_FILTERS,
      category: 12,
      tagIds: [silver],
      unmatched: "hammered under $20",
    });
  });

  test("stay as they are where nothing of them is found", async () => {
    expect(await understand("zeppelin propeller")).toEqual({
      ...NO_FILTERS,
      search: "zeppelin propeller",
    });
  });

  test("that a chosen category does not have are left out, and the category stays", async () => {
    expect(await understand("zeppelin", { category: 12 })).toEqual({
      ...NO_FILTERS,
      category: 12,
      unmatched: "zeppelin",
    });
  });

  test("of persons are searched for where a text has them", async () => {
    expect(await understand("ring for my mother")).toMatchObject({ unmatched: "mother" });
    const { id } = await createProduct(shop, { name: "Mothers Ring", price: 9000 }, { by: null });
    expect(await understand("ring of a mother")).toMatchObject({
      search: "ring of a mother",
    });
    await deleteProduct(shop, id, null);
  });

  test("become no filter after a negation", async () => {
    expect(await understand("rings without silver")).toEqual({
      ...NO_FILTERS,
      category: 12,
      unmatched: "without silver",
    });
  });

  test("of asking alone show everything", async () => {
    expect(await understand("some pieces, please")).toEqual(NO_FILTERS);
  });
});

test("a price in words replaces the prices that are chosen", async () => {
  expect(await understand("fern over 50", { price: "0-100", priceMax: 7000 })).toMatchObject({
    search: "fern",
    price: null,
    priceMin: 5001,
    priceMax: null,
  });
  expect(await understand("fern", { price: "0-100" })).toMatchObject({ price: "0-100" });
});

describe("the name of a piece", () => {
  test("is searched for as it is, whatever its case", async () => {
    expect(await understand("SILVER moon")).toEqual({ ...NO_FILTERS, search: "SILVER moon" });
  });

  test("is a name for whom the piece is listed", async () => {
    await createProduct(
      shop,
      { name: "Ring under 20", price: 1900, isActive: false },
      { by: null },
    );
    expect(await understand("ring under 20")).toMatchObject({ search: "", category: 12 });
    const query = { ...EMPTY_QUERY, search: "ring under 20" };
    expect(await understandSearch(shop, "admin", query)).toEqual(query);
  });
});

test("finds a collection by what the words name", async () => {
  const story = { title: "Pins", slug: "pins", description: "Two.", isPublished: true };
  await createCollection(shop, { ...story, categoryId: 11 }, null);
  expect(await understand("pin stories")).toMatchObject({ unmatched: "stories", category: 11 });
  expect(await understand("a pin")).toMatchObject({ search: "", category: 11 });
  expect(await understand("pins two")).toMatchObject({ search: "two", category: 11 });
  // The page of the result is its own, and does not redirect again.
  const result = { ...EMPTY_QUERY, category: 11, search: "two" };
  expect(await understandSearch(shop, "visitor", result)).toBe(result);
});

test("leaves the title of a story as it is", async () => {
  const story = { title: "Silver, evenings", slug: "silver-evenings", description: "Late." };
  await createCollection(shop, { ...story, isPublished: true }, null);
  const query = { ...EMPTY_QUERY, search: "silver, evenings" };
  expect(await understandSearch(shop, "visitor", query)).toBe(query);
});

test("takes the prices of the text in place of those of the query, also beside what matches nothing", async () => {
  expect(await understand("qwrtzs ring under 200", { priceMin: 50_000 })).toMatchObject({
    unmatched: "qwrtzs",
    priceMin: null,
    priceMax: 19_999,
  });
});

test("takes a long text of anything", async () => {
  for (const word of ["under ", "1-", "$", "in stock ", "gold ", "'", "((("]) {
    const { search } = await understand(word.repeat(200).slice(0, 200));
    expect(search.length).toBeLessThanOrEqual(200);
  }
});
