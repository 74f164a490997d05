import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CATALOG_SORTS,
  catalogHref,
  type CatalogQuery,
  EMPTY_QUERY,
  formatCatalogQuery,
  hasFilters,
  parseCatalogQuery,
  SEARCH_MAX_LENGTH,
} from "./catalog-query.ts";
import { FACT_FILTERS, parseFacts } from "./fact-filters.ts";
import { PRICE_BANDS } from "./price-bands.ts";

const parse = (search: string) => parseCatalogQuery(new URLSearchParams(search));

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const facts = fc
  .array(fc.string({ unit: "grapheme", maxLength: 30 }), { maxLength: 50 })
  .map((names) => parseFacts("stones", names));
const query: fc.Arbitrary<CatalogQuery> = fc
  .record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    category: fc.option(id),
    price: fc.option(fc.constantFrom(...PRICE_BANDS.map(({ value }) => value))),
    priceMin: fc.option(fc.nat({ max: 9_999_999_999 })),
    priceMax: fc.option(fc.nat({ max: 9_999_999_999 })),
    tagIds: fc.uniqueArray(id, { maxLength: 50 }),
    metals: facts,
    stones: facts,
    ringSizes: fc.uniqueArray(
      fc.integer({ min: 2, max: 64 }).map((quarters) => String(quarters / 4)),
      { maxLength: 50 },
    ),
    available: fc.boolean(),
    sort: fc.constantFrom(...CATALOG_SORTS.map(({ value }) => value), "relevance" as const),
    page: id,
  })
  .map((given) => ({
    ...given,
    sort: given.sort === "relevance" && given.search === "" ? "newest" : given.sort,
    // The higher one is the end, whichever is named first.
    priceMax:
      given.priceMin !== null && given.priceMax !== null
        ? Math.max(given.priceMin, given.priceMax)
        : given.priceMax,
    priceMin:
      given.priceMin !== null && given.priceMax !== null
        ? Math.min(given.priceMin, given.priceMax)
        : given.priceMin,
  }));

test("parses what it formats", () => {
  fc.assert(
    fc.property(query, (given) => {
      expect(parse(formatCatalogQuery(given).toString())).toEqual(given);
    }),
  );
});

test("parses any address to a query that formats and parses again", () => {
  const pair = fc.tuple(
    fc.constantFrom(...Object.keys(EMPTY_QUERY), ...Object.values(FACT_FILTERS)),
    fc.oneof(fc.string({ unit: "binary" }), fc.integer().map(String), fc.constant("1,2,x,2")),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const read = parseCatalogQuery(new URLSearchParams(pairs));
      expect(read.search.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(parse(formatCatalogQuery(read).toString())).toEqual(read);
    }),
  );
});

describe("an address", () => {
  test("without parameters is the whole list", () => {
    expect(parse("")).toEqual(EMPTY_QUERY);
    expect(hasFilters(EMPTY_QUERY)).toBe(false);
    expect(catalogHref("/collections", EMPTY_QUERY)).toBe("/collections");
  });

  test("contains no defaults", () => {
    expect(catalogHref("/collections", { search: " ring ", price: null, page: 2 })).toBe(
      "/collections?search=ring&page=2",
    );
  });

  test("falls back to defaults for invalid parameters", () => {
    expect(parse("category=all&price=any&tagIds=x&sort=random&page=0")).toEqual(EMPTY_QUERY);
    expect(parse("category=-1&page=1.5&tagIds=99999999999")).toEqual(EMPTY_QUERY);
  });

  test("reads the ends of a price range in dollars", () => {
    expect(parse("priceMin=200&priceMax=499.99")).toMatchObject({
      priceMin: 20_000,
      priceMax: 49_999,
    });
    expect(parse("priceMin=%24500&priceMax=1,50")).toMatchObject({
      priceMin: 150,
      priceMax: 50_000,
    });
    expect(parse("priceMin=-1&priceMax=1e3")).toEqual(EMPTY_QUERY);
    expect(parse("priceMax=99999999999")).toEqual(EMPTY_QUERY);
    expect(catalogHref("/products", { priceMin: 0, priceMax: 19_999 })).toBe(
      "/products?priceMin=0&priceMax=199.99",
    );
  });

  test("counts every filter, and neither order nor page, as a filter", () => {
    expect(hasFilters(parse("unmatched=sister"))).toBe(false);
    for (const filter of ["search=a", "category=6", "priceMax=5", "tagIds=1", "available=1"]) {
      expect(hasFilters(parse(filter))).toBe(true);
    }
    expect(hasFilters(parse("sort=price-desc&page=3"))).toBe(false);
  });

  test("accepts repeated or comma-separated tags, each once", () => {
    expect(parse("tagIds=3&tagIds=1,2&tagIds=3").tagIds).toEqual([3, 1, 2]);
  });

  test("with a search text sorts by relevance unless it has an order", () => {
    expect(parse("search=ring").sort).toBe("relevance");
    expect(parse("search=ring&sort=newest").sort).toBe("newest");
    expect(formatCatalogQuery(parse("search=ring&sort=newest")).toString()).toBe(
      "search=ring&sort=newest",
    );
    expect(parse("sort=oldest").sort).toBe("oldest");
  });
});
