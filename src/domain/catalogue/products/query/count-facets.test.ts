import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { PRICE_BANDS, findPriceBandForCents } from "#contract/price-bands.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../../tags/create-tag.ts";
import { countFacets } from "./count-facets.ts";
import { createProduct } from "../create-product.ts";

let shop: TestShop;

const CATEGORIES = [6, 7, 12];
const WORDS = ["moon", "fern", "river"];
const PRICES = [0, 9_999, 10_000, 29_999, 45_000, 60_000, 99_999, 100_000, 500_000];
type Piece = { word: string; categoryId: number | null; price: number; tagIds: number[] };
type Tag = { id: number; type: "jewelry_type" | "material" };

const pieces: Piece[] = [];
const tags: Tag[] = [];
/** Nobody has this tag any more. */
const GONE = 9999;

beforeAll(async () => {
  shop = await testShop();
  for (const [index, name] of ["Rings", "Cuffs", "Gold", "Silver", "Pearl"].entries()) {
    const type = index < 2 ? "jewelry_type" : "material";
    const { id } = await createTag(shop, { name, slug: name.toLowerCase(), type });
    tags.push({ id, type });
  }
  for (let index = 0; index < 60; index += 1) {
    const piece: Piece = {
      word: WORDS[index % WORDS.length] ?? "",
      categoryId: [...CATEGORIES, null][index % 4] ?? null,
      price: PRICES[(index * 7) % PRICES.length] ?? 0,
      tagIds: tags.filter((_, place) => ((index * 5) >> place) % 2 === 1).map(({ id }) => id),
    };
    const { word, ...fields } = piece;
    const isActive = index % 10 !== 0;
    await createProduct(shop, { ...fields, name: `${word} ${index}`, isActive });
    if (isActive) pieces.push(piece);
  }
});

type Query = Parameters<typeof countFacets>[1]["query"];

/** The plain reading: does a piece answer the query? */
function answers(piece: Piece, { search, category, price, tagIds }: Query): boolean {
  const types = Map.groupBy(
    tags.filter(({ id }) => tagIds.includes(id)),
    ({ type }) => type,
  );
  const isTagged = [...types.values()].every((group) =>
    group.some(({ id }) => piece.tagIds.includes(id)),
  );
  return (
    (search === "" || piece.word === search) &&
    (category === null || piece.categoryId === category) &&
    (price === null || findPriceBandForCents(piece.price)?.value === price) &&
    (tagIds.length === 0 || (types.size > 0 && isTagged))
  );
}

const countOf = (query: Query) => pieces.filter((piece) => answers(piece, query)).length;

/** What the choice of a tag asks for: in the place of the chosen ones of its type. */
function withTag(query: Query, { id, type }: Tag): Query {
  const others = tags.filter((tag) => tag.type !== type && query.tagIds.includes(tag.id));
  return { ...query, tagIds: [...others.map((tag) => tag.id), id] };
}

const queries = fc.record({
  search: fc.constantFrom("", ...WORDS),
  category: fc.constantFrom(null, ...CATEGORIES),
  price: fc.constantFrom(null, ...PRICE_BANDS.map(({ value }) => value)),
  tagPlaces: fc.subarray([0, 1, 2, 3, 4, 5]),
});

test("counts what each value would leave under any filters", async () => {
  await fc.assert(
    fc.asyncProperty(queries, async ({ tagPlaces, ...rest }) => {
      const query = { ...rest, tagIds: tagPlaces.map((place) => tags[place]?.id ?? GONE) };
      const counts = await countFacets(shop, { viewer: "visitor", query });
      for (const category of CATEGORIES) {
        expect(counts.categories.get(category) ?? 0).toBe(countOf({ ...query, category }));
      }
      for (const { value } of PRICE_BANDS) {
        expect(counts.prices.get(value) ?? 0).toBe(countOf({ ...query, price: value }));
      }
      for (const tag of tags) {
        expect(counts.tags.get(tag.id) ?? 0).toBe(countOf(withTag(query, tag)));
      }
    }),
    { numRuns: 40 },
  );
});

test("needs the same few queries for any number of values", async () => {
  const query: Query = { search: "", category: 12, price: "100-300", tagIds: [tags[0]?.id ?? 0] };
  const count = (asked: Query) =>
    countQueries(shop, (counting) => countFacets(counting, { viewer: "visitor", query: asked }));
  expect(await count({ search: "", category: null, price: null, tagIds: [] })).toBeLessThanOrEqual(
    4,
  );
  expect(await count(query)).toBeLessThanOrEqual(8);
});
