import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import { expandQuery, isPrefixOfStemForms } from "./expand-query.ts";
import { stemWord } from "./stem-word.ts";

const ENDINGS =
  "s,es,ies,y,ed,ing,er,ers,ly,ness,ful,ation,ational,izer,ize,ate,ative,ical,ity,ment,able,ence,ee,e";

test("omits a stem only if all words with that stem begin with the word", () => {
  const word = fc.tuple(
    fc.string({
      unit: fc.constantFrom(..."a,b,d,e,g,h,i,l,m,n,o,p,r,s,t,u,y,z".split(",")),
      minLength: 2,
      maxLength: 6,
    }),
    fc.constantFrom("", ...ENDINGS.split(",")),
    fc.constantFrom("", ...ENDINGS.split(",")),
  );
  fc.assert(
    fc.property(word, (parts) => {
      const written = parts.join("");
      const stem = stemWord(written).slice(1);
      fc.pre(isPrefixOfStemForms(stem));
      expect(written.startsWith(stem)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(isPrefixOfStemForms("hope")).toBe(false);
  expect(stemWord("hoping")).toBe(stemWord("hope"));
});

const add = (shop: TestShop, name: string) =>
  createProduct(shop, { name, price: 10_000 }, { by: null });
const find = async (shop: TestShop, search: string) => {
  const { items } = await listProducts(shop, { viewer: "visitor", query: { search } });
  return items.map(({ name }) => name).toSorted();
};
const formsOf = async (shop: TestShop, word: string) =>
  (await expandQuery(shop, [word], new Map()))[0]?.expansions?.toSorted() ?? null;

describe("completions of a word", () => {
  test("are listed where they are few, including words with digits", async () => {
    const shop = await testShop();
    for (const name of ["Fern Ring", "Ferns", "Fern12", "Fernery3x", "Heron"])
      await add(shop, name);
    expect(await formsOf(shop, "fern")).toEqual(["fern", "fern12", "fernery3x", "ferns"]);
    expect(await find(shop, "fern")).toEqual(["Fern Ring", "Fern12", "Fernery3x", "Ferns"]);
  });

  test("are replaced by a prefix where they are many or the word is short", async () => {
    const shop = await testShop();
    const names = Array.from({ length: 9 }, (_, number) => `Fern${number}`);
    for (const name of [...names, "14k Band"]) await add(shop, name);
    expect(await formsOf(shop, "fern")).toBeNull();
    expect(await find(shop, "fern")).toEqual(names);
    expect(await formsOf(shop, "14k")).toBeNull();
    expect(await find(shop, "14")).toEqual(["14k Band"]);
  });
});
