import { beforeAll, expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { createProduct } from "../create-product.ts";
import { countFacets } from "./count-facets.ts";
import { factLabel } from "./fact-label.ts";
import { listFactChoices } from "./list-fact-choices.ts";

let shop: TestShop;
const add = (piece: Partial<NewProduct>) =>
  createProduct(shop, { name: "Ring", price: 100, ...piece }, { by: null });

beforeAll(async () => {
  shop = await testShop();
});

async function list(asked: Partial<CatalogQuery> = {}, viewer: Viewer = "visitor") {
  const query = { ...EMPTY_QUERY, ...asked };
  const counts = await countFacets(shop, { viewer, query });
  const choices = await listFactChoices(shop, viewer, query, counts);
  const written = Object.entries(choices).map(([name, of]) => [
    name,
    of.map(({ value, count }) => `${value} ${count}`).join(", "),
  ]);
  return Object.fromEntries(written) as Record<string, string>;
}

test("offers nothing where no choice would leave fewer pieces", async () => {
  expect(await list()).toEqual({ metals: "", stones: "", ringSizes: "" });
  await add({ metals: "sterling silver" });
  await add({ metals: "sterling silver; copper", isActive: false });
  expect(await list()).toEqual({ metals: "", stones: "", ringSizes: "" });
  expect(await list({}, "admin")).toMatchObject({ metals: "sterling-silver 2, copper 1" });
});

test("offers what is known of visible pieces, in the order of the trade, counted under the other filters", async () => {
  await add({ metals: "18k yellow gold", stones: "blue sapphire; ruby", ringSize: 40 });
  await add({ metals: "14k rose gold; Titanium", stones: "opal", ringSize: 26, categoryId: 12 });
  await add({ metals: "14k gold", ringSize: 28, categoryId: 12 });
  expect(await list()).toEqual({
    metals: "14k-gold 2, 14k-rose-gold 1, 18k-yellow-gold 1, sterling-silver 1, titanium 1",
    stones: "opal 1, ruby 1, sapphire 1",
    ringSizes: "6.5 1, 7 1, 10 1",
  });
  expect(await list({ category: 12, ringSizes: ["7"] })).toEqual({
    metals: "14k-gold 1, 14k-rose-gold 0, 18k-yellow-gold 0, sterling-silver 0, titanium 0",
    stones: "opal 0, ruby 0, sapphire 0",
    ringSizes: "6.5 1, 7 1, 10 0",
  });
});

test("offers what is asked for besides", async () => {
  const asked = { metals: ["gold"], stones: ["blue-sapphire"], ringSizes: ["9"] };
  expect(await list(asked)).toMatchObject({ metals: expect.stringMatching(/, gold 0, titanium/) });
  expect(await list({ metals: ["gold"] })).toMatchObject({
    metals: expect.stringMatching(/, gold 3, titanium/),
  });
  expect((await list(asked))["ringSizes"]).toBe("6.5 0, 7 0, 9 0, 10 1");
});

test("offers the sizes that rings can be given, and quarters where a ring comes in one alone", async () => {
  await add({ ringSize: 34, ringSizeFrom: 32, ringSizeTo: 37 });
  await add({ ringSize: 45 });
  const sizes = (await list())["ringSizes"];
  expect(sizes).toBe("6.5 1, 7 1, 8 1, 8.5 1, 9 1, 10 1, 11.25 1");
  expect((await list({ ringSizes: ["9.25"] }))["ringSizes"]).toContain("9 1, 9.25 1, 10 1");
});

test("offers those of most pieces where there are very many", async () => {
  for (let at = 0; at < 30; at += 1)
    await add({ stones: `stone ${String.fromCodePoint(97 + (at % 26))}${at}` });
  await add({ stones: "ruby" });
  const stones = (await list())["stones"]?.split(", ") ?? [];
  expect(stones).toHaveLength(24);
  expect(stones).toContain("ruby 2");
});

test.each([
  ["metals", "14k-white-gold", "14k white gold"],
  ["metals", "gold-filled", "Gold-filled"],
  ["metals", "argentium", "Argentium silver"],
  ["metals", "white-gold", "White gold"],
  ["stones", "tigers-eye", "Tiger's eye"],
  ["stones", "blue-sapphire", "Blue sapphire"],
  ["ringSizes", "6.5", "6½"],
] as const)("labels %s %s as %s", (name, value, label) => {
  expect(factLabel(name, value)).toBe(label);
});
