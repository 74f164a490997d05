import { beforeEach, expect, test } from "vitest";
import { readRevision } from "#database/revision.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { testShop } from "#tests/support/test-shop.ts";
import type { Shop } from "../../shop.ts";
import { listCollectionSummaries } from "./list-collections.ts";

let shop: Shop;
beforeEach(async () => {
  const empty = await testShop();
  const read = () => readRevision(empty.db);
  shop = { ...empty, revisions: { location: "remote", read, close: () => undefined } };
  for (const title of ["Moon", "Sun"]) await addCollection(shop, title);
  await addCollection(shop, "Draft", { isPublished: false });
});

type Options = Partial<Parameters<typeof listCollectionSummaries>[1]>;
const titles = async (options: Options = {}, from = shop) =>
  (await listCollectionSummaries(from, { viewer: "visitor", ...options })).items.map(
    ({ title }) => title,
  );

test("lists published collections to visitors, and drafts to the admin too", async () => {
  expect(await titles()).toEqual(["Sun", "Moon"]);
  expect(await titles({ viewer: "admin" })).toEqual(["Draft", "Sun", "Moon"]);
  expect(await titles()).toEqual(["Sun", "Moon"]);
});

test("memoizes each page and order by itself", async () => {
  expect(await titles({ limit: 1 })).toEqual(["Sun"]);
  expect(await titles({ limit: 1, offset: 1 })).toEqual(["Moon"]);
  expect(await titles({ query: { sort: "oldest" } })).toEqual(["Moon", "Sun"]);
  expect(await titles({ query: { search: "moon" } })).toEqual(["Moon"]);
  expect(await titles({ query: { search: "sun" } })).toEqual(["Sun"]);
});

test("reads a visitor's list once until something changes, and the admin's each time", async () => {
  const queries = async (options: Options) => {
    await titles(options);
    return countQueries(shop, (counting) => titles(options, counting));
  };
  expect(await queries({})).toBeLessThan(await queries({ viewer: "admin" }));
  await addCollection(shop, "Star");
  expect(await titles()).toEqual(["Star", "Sun", "Moon"]);
});
