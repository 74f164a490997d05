import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTER_NAMES, type FactQuery } from "#contract/catalogue/fact-filters.ts";
import { PRICE_BANDS, findPriceBandForCents } from "#contract/catalogue/price-bands.ts";
import { AVAILABILITIES, type Availability } from "#contract/catalogue/product-fields.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../../tags/create-tag.ts";
import { countFacets } from "./count-facets.ts";
import { createProduct } from "../create-product.ts";

let shop: TestShop;

const CATEGORIES = [6, 7, 12];
/** A category also shows the pieces with the tag of its name. */
const TAG_OF_CATEGORY = new Map([[12, "Rings"]]);
const WORDS = ["moon", "fern", "river"];
const METALS = [
  null,
  "14k yellow gold",
  "14k white gold 2 g; sterling silver",
  "titanium",
  "vermeil",
];
const STONES = [null, "round blue sapphire, 1.2 ct", "opal; sapphire", "paua shell"];
const PRICES = [1, 9_999, 10_000, 29_999, 45_000, 60_000, 99_999, 100_000, 500_000];
type Piece = {
  word: string;
  categoryId: number | null;
  price: number;
  tagIds: number[];
  availability: Availability;
  metals: string | null;
  stones: string | null;
  ringSize: number | null;
  ringSizeFrom: number | null;
  ringSizeTo: number | null;
};
type Tag = { id: number; name: string; type: "jewelry_type" | "material" };

const pieces: Piece[] = [];
const tags: Tag[] = [];
/** Nobody has this tag any more. */
const GONE = 9999;

beforeAll(async () => {
  shop = await testShop();
  for (const [index, name] of ["Rings", "Cuffs", "Gold", "Silver", "Pearl"].entries()) {
    const type = index < 2 ? "jewelry_type" : "material";
    const { id } = await createTag(shop, { name, slug: name.toLowerCase(), type }, { by: null });
    tags.push({ id, name, type });
  }
  for (let index = 0; index < 60; index += 1) {
    const piece: Piece = {
      word: WORDS[index % WORDS.length] ?? "",
      categoryId: [...CATEGORIES, null][index % 4] ?? null,
      price: PRICES[(index * 7) % PRICES.length] ?? 0,
      tagIds: tags.filter((_, place) => ((index * 5) >> place) % 2 === 1).map(({ id }) => id),
      availability: AVAILABILITIES[(index * 3) % 4] ?? "sold",
      metals: METALS[(index * 3) % 5] ?? null,
      stones: STONES[(index * 7) % 4] ?? null,
      ringSize: index % 3 === 0 ? 24 + (index % 5) : null,
      ringSizeFrom: index % 4 === 0 ? 20 + (index % 7) : null,
      ringSizeTo: index % 5 === 0 ? 26 + (index % 7) : null,
    };
    const { word, ...fields } = piece;
    const isActive = index % 10 !== 0;
    await createProduct(shop, { ...fields, name: `${word} ${index}`, isActive }, { by: null });
    if (isActive) pieces.push(piece);
  }
});

type Query = Parameters<typeof countFacets>[1]["query"];

/** The plain reading: does a piece answer the query? */
function answers(
  piece: Piece,
  { search, category, price, priceMin, priceMax, tagIds, available, ...facts }: Query,
): boolean {
  const types = Map.groupBy(
    tags.filter(({ id }) => tagIds.includes(id)),
    ({ type }) => type,
  );
  const isTagged = [...types.values()].every((group) =>
    group.some(({ id }) => piece.tagIds.includes(id)),
  );
  return (
    (search === "" || piece.word === search) &&
    (category === null || isOfCategory(piece, category)) &&
    piece.price >= (priceMin ?? 0) &&
    piece.price <= (priceMax ?? Infinity) &&
    hasFacts(piece, facts) &&
    (!available || piece.availability === "available") &&
    (price === null || findPriceBandForCents(piece.price)?.value === price) &&
    (tagIds.length === 0 || (types.size > 0 && isTagged))
  );
}

function isOfCategory({ categoryId, tagIds }: Piece, category: number): boolean {
  const tag = tags.find(({ name }) => name === TAG_OF_CATEGORY.get(category));
  return categoryId === category || (tag !== undefined && tagIds.includes(tag.id));
}

/** What the text of a piece says of each value that is asked for below. */
const TEXTS: Record<string, RegExp> = {
  gold: /\bgold/,
  "14k-gold": /14k/,
  "14k-yellow-gold": /14k yellow/,
  "14k-white-gold": /14k white/,
  "sterling-silver": /sterling/,
  titanium: /titanium/,
  vermeil: /vermeil/,
  sapphire: /sapphire/,
  "blue-sapphire": /blue sapphire/,
  opal: /opal/,
  "paua-shell": /paua/,
};

const says = (text: string | null, values: string[]): boolean =>
  values.length === 0 || values.some((value) => TEXTS[value]?.test(text ?? ""));

function hasFacts(piece: Piece, { metals, stones, ringSizes }: FactQuery): boolean {
  const known = [piece.ringSize, piece.ringSizeFrom, piece.ringSizeTo].filter((of) => of !== null);
  const fits = (size: string) =>
    Number(size) * 4 >= Math.min(...known) && Number(size) * 4 <= Math.max(...known);
  return (
    says(piece.metals, metals) &&
    says(piece.stones, stones) &&
    (ringSizes.length === 0 || ringSizes.some(fits))
  );
}

/** The values that are written of a piece; "gold" and "blue-sapphire" are counted where they are asked for. */
const WRITTEN: FactQuery = {
  metals: ["14k-yellow-gold", "14k-white-gold", "sterling-silver", "titanium", "vermeil"],
  stones: ["sapphire", "opal", "paua-shell"],
  ringSizes: ["5.5", "6", "6.25", "7", "7.75"],
};

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
  priceMin: fc.constantFrom(null, null, 10_000, 33_300),
  priceMax: fc.constantFrom(null, null, 45_000, 99_999),
  available: fc.boolean(),
  tagPlaces: fc.subarray([0, 1, 2, 3, 4, 5]),
  metals: fc.subarray(["gold", "14k-gold", "14k-white-gold", "titanium", "nothing-known"], {
    maxLength: 2,
  }),
  stones: fc.subarray(["sapphire", "blue-sapphire", "paua-shell"], { maxLength: 2 }),
  ringSizes: fc.subarray(["6", "6.5", "12"], { maxLength: 2 }),
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
        const ends = { priceMin: null, priceMax: null };
        expect(counts.prices.get(value) ?? 0).toBe(countOf({ ...query, ...ends, price: value }));
      }
      for (const tag of tags) {
        expect(counts.tags.get(tag.id) ?? 0).toBe(countOf(withTag(query, tag)));
      }
      for (const name of FACT_FILTER_NAMES) {
        for (const value of [...WRITTEN[name], ...query[name]]) {
          const wanted = countOf({ ...query, [name]: [value] });
          expect([value, counts.facts[name].get(value) ?? 0]).toEqual([value, wanted]);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("needs the same few queries for any number of values", async () => {
  const query: Query = {
    ...EMPTY_QUERY,
    category: 12,
    price: "100-300",
    tagIds: [tags[0]?.id ?? 0],
  };
  const count = (asked: Query) =>
    countQueries(shop, (counting) => countFacets(counting, { viewer: "visitor", query: asked }));
  expect(await count(EMPTY_QUERY)).toBeLessThanOrEqual(6);
  expect(await count(query)).toBeLessThanOrEqual(10);
});
