import { beforeAll, describe, expect, test } from "vitest";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { PRICE_BANDS } from "#contract/catalogue/price-bands.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../tags/create-tag.ts";
import { createProduct } from "./create-product.ts";
import { listProductsOfCollection } from "./list-products-of-collection.ts";
import { listProducts } from "./list-products.ts";

let shop: TestShop;
const tags: Record<string, number> = {};

/** Made in this order, a minute apart, but the last two in the same instant. */
const pieces = [
  { name: "alder ring", price: 9_999, categoryId: 12, tags: ["Gold", "Rings"] },
  { name: "Birch Ring", price: 10_000, categoryId: 12, tags: ["Silver", "Rings"] },
  { name: "Cedar Cuff", price: 29_999, categoryId: 6, tags: ["Silver", "Bracelets"] },
  { name: "Elder Cuff", price: 60_000, categoryId: 6, tags: ["Gold", "Silver", "Bracelets"] },
  { name: "Dogwood Pin", price: 99_999, categoryId: 11, tags: [] },
  { name: "Fir Pin", price: 100_000, categoryId: 11, tags: ["Gold"] },
];

beforeAll(async () => {
  shop = await testShop();
  for (const name of ["Gold", "Silver"]) {
    tags[name] = (
      await createTag(shop, { name, slug: name.toLowerCase(), type: "material" }, { by: null })
    ).id;
  }
  for (const name of ["Rings", "Bracelets"]) {
    const tag = { name, slug: name.toLowerCase(), type: "jewelry_type" } as const;
    tags[name] = (await createTag(shop, tag, { by: null })).id;
  }
  for (const [index, piece] of pieces.entries()) {
    const tagIds = piece.tags.map((name) => tags[name] ?? 0);
    await createProduct(shop, { ...piece, tagIds }, { by: null });
    if (index < pieces.length - 2) shop.clock.advance({ minutes: 1 });
  }
  await createProduct(
    shop,
    {
      name: "Hidden Ring",
      price: 20_000,
      categoryId: 12,
      isActive: false,
    },
    { by: null },
  );
});

async function names(query: Partial<CatalogQuery>): Promise<string[]> {
  const { items, total } = await listProducts(shop, { viewer: "visitor", query });
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
}

const byTags = (...wanted: string[]) => names({ tagIds: wanted.map((name) => tags[name] ?? 0) });

describe("the list of pieces", () => {
  test("sorts newest first, of equal timestamps the higher id", async () => {
    const newest = [
      "Fir Pin",
      "Dogwood Pin",
      "Elder Cuff",
      "Cedar Cuff",
      "Birch Ring",
      "alder ring",
    ];
    expect(await names({})).toEqual(newest);
    expect(await names({ sort: "newest" })).toEqual(newest);
    expect(await names({ sort: "relevance" })).toEqual(newest);
    expect(await names({ sort: "oldest" })).toEqual(newest.toReversed());
  });

  test("sorts by title ignoring case", async () => {
    expect(await names({ sort: "title" })).toEqual([
      "alder ring",
      "Birch Ring",
      "Cedar Cuff",
      "Dogwood Pin",
      "Elder Cuff",
      "Fir Pin",
    ]);
  });

  test("sorts by price both ways, and equal prices by name", async () => {
    const rising = await names({ sort: "price" });
    expect(rising).toEqual([
      "alder ring",
      "Birch Ring",
      "Cedar Cuff",
      "Elder Cuff",
      "Dogwood Pin",
      "Fir Pin",
    ]);
    expect(await names({ sort: "price-desc" })).toEqual(rising.toReversed());
    expect(await names({ sort: "price", search: "cuff" })).toEqual(["Cedar Cuff", "Elder Cuff"]);
  });

  test("filters between two prices, both included, beside a band", async () => {
    expect(await names({ priceMin: 10_000, priceMax: 29_999 })).toEqual([
      "Cedar Cuff",
      "Birch Ring",
    ]);
    expect(await names({ priceMin: 10_001, price: "100-300" })).toEqual(["Cedar Cuff"]);
    expect(await names({ priceMax: 9999, search: "ring" })).toEqual(["alder ring"]);
    expect(await names({ priceMin: 500, priceMax: 400 })).toEqual([]);
  });

  test("a category shows the pieces with the tag of its name too", async () => {
    expect(await names({ category: 8 })).toEqual(["Fir Pin", "Elder Cuff", "alder ring"]);
    expect(await names({ category: 13, search: "cuff", sort: "title" })).toEqual([
      "Cedar Cuff",
      "Elder Cuff",
    ]);
  });

  test("shows only what can be bought, and a piece again when its reservation ends", async () => {
    const ofOwn = await testShop();
    const make = (name: string, rest: object) =>
      createProduct(ofOwn, { name, price: 10_000, ...rest }, { by: null });
    const end = "2026-11-21T00:00:00.000Z";
    await make("Free", {});
    await make("Held", { availability: "reserved", reservedUntil: end });
    await make("Held for good", { availability: "reserved" });
    await make("Sold", { availability: "sold" });
    await make("To order", { availability: "made_to_order" });
    const list = async (query: Partial<CatalogQuery>) => {
      const { items, total } = await listProducts(ofOwn, {
        viewer: "visitor",
        query: { ...query, available: true },
        limit: 24,
      });
      expect(total).toBe(items.length);
      return items.map(({ name }) => name);
    };
    expect(await list({})).toEqual(["Free"]);
    expect(await list({ search: "held" })).toEqual([]);
    ofOwn.clock.set(end);
    expect(await list({ sort: "title" })).toEqual(["Free", "Held"]);
    expect(await list({ search: "held" })).toEqual(["Held"]);
  });

  test("filters by category", async () => {
    expect(await names({ category: 6 })).toEqual(["Elder Cuff", "Cedar Cuff"]);
    expect(await names({ category: 99 })).toEqual([]);
  });

  test("filters by price band with its lower and without its upper end", async () => {
    const found = await Promise.all(PRICE_BANDS.map(({ value }) => names({ price: value })));
    expect(found).toEqual([
      ["alder ring"],
      ["Cedar Cuff", "Birch Ring"],
      [],
      ["Dogwood Pin", "Elder Cuff"],
      ["Fir Pin"],
    ]);
  });

  test("matches any tag within a type and requires each type", async () => {
    expect(await byTags("Gold")).toEqual(["Fir Pin", "Elder Cuff", "alder ring"]);
    expect(await byTags("Gold", "Silver")).toEqual([
      "Fir Pin",
      "Elder Cuff",
      "Cedar Cuff",
      "Birch Ring",
      "alder ring",
    ]);
    expect(await byTags("Gold", "Silver", "Rings")).toEqual(["Birch Ring", "alder ring"]);
    expect(await byTags("Gold", "Bracelets")).toEqual(["Elder Cuff"]);
    expect(await names({ tagIds: [999] })).toEqual([]);
    expect(await names({ tagIds: [999, tags["Gold"] ?? 0] })).toHaveLength(3);
  });

  test("combines all filters", async () => {
    const query: Partial<CatalogQuery> = {
      category: 6,
      price: "600-1000",
      tagIds: [tags["Gold"] ?? 0],
      search: "cuff",
    };
    expect(await names(query)).toEqual(["Elder Cuff"]);
  });

  test("pages without gaps and returns the total", async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < 8; offset += 2) {
      const page = await listProducts(shop, { viewer: "visitor", limit: 2, offset });
      expect(page.total).toBe(6);
      seen.push(...page.items.map(({ name }) => name));
    }
    expect(seen).toEqual(await names({}));
    const rest = await listProducts(shop, { viewer: "visitor", offset: 4 });
    expect(rest.items).toHaveLength(2);
    expect(rest.total).toBe(6);
  });

  test("restricts to visible pieces of given ids", async () => {
    const { items } = await listProducts(shop, { viewer: "admin" });
    const ids = items.map(({ id }) => id);
    expect((await listProducts(shop, { viewer: "visitor", ids })).total).toBe(6);
    expect((await listProducts(shop, { viewer: "admin", ids })).total).toBe(7);
    expect((await listProducts(shop, { viewer: "admin", ids: [] })).total).toBe(0);
  });
});

test("lists a collection's pieces in its order, hidden ones for the admin only", async () => {
  const { items } = await listProducts(shop, { viewer: "admin", query: { sort: "title" } });
  const { id: collectionId } = await shop.db
    .insertInto("collections")
    .values({ title: "Trees", slug: "trees", description: "Leaf and bark." })
    .returning("id")
    .executeTakeFirstOrThrow();
  const wanted = items.toReversed();
  await shop.db
    .insertInto("collectionProducts")
    .values(wanted.map(({ id }, position) => ({ collectionId, productId: id, position })))
    .execute();
  const all = await listProductsOfCollection(shop, collectionId, "admin");
  expect(all.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  const seen = await listProductsOfCollection(shop, collectionId, "visitor");
  expect(seen.map(({ id }) => id)).toEqual(
    wanted.filter(({ isActive }) => isActive).map(({ id }) => id),
  );
});
