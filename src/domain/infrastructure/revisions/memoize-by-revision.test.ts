import { beforeEach, expect, test } from "vitest";
import { readRevision } from "#database/revision.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { updateCollection } from "#domain/catalogue/collections/update-collection.ts";
import type { Shop } from "#domain/shop.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { memoizeByRevision } from "./memoize-by-revision.ts";

let app: TestApp;
/** A shop that follows its changes, as one that is open does. */
let shop: Shop;

beforeEach(async () => {
  app = await testApp();
  const read = () => readRevision(app.shop.db);
  shop = { ...app.shop, revisions: { location: "remote", read, close: () => undefined } };
});

/** A question that counts how often it was asked. */
function question(answer = (asked: number): number => asked) {
  let asked = 0;
  return () => Promise.resolve().then(() => answer((asked += 1)));
}

async function titles(asked: Shop = shop): Promise<string[]> {
  const { items } = await listCollectionSummaries(asked, { viewer: "visitor", limit: 24 });
  return items.map(({ title }) => title);
}

test("what is the same for everybody is asked once, until something changes", async () => {
  const ask = question();
  expect(await memoizeByRevision(shop, "figures", ask)).toBe(1);
  expect(await memoizeByRevision(shop, "figures", ask)).toBe(1);
  await postTag(app, "gold");
  expect(await memoizeByRevision(shop, "figures", ask)).toBe(2);
});

test("what failed is asked again", async () => {
  const ask = question((asked) => {
    if (asked === 1) throw new Error("no answer");
    return asked;
  });
  await expect(memoizeByRevision(shop, "figures", ask)).rejects.toThrow("no answer");
  expect(await memoizeByRevision(shop, "figures", ask)).toBe(2);
});

test("a list of collections without filters is asked once, until one of them changes", async () => {
  const { id } = await postCollection(app, "winter");
  expect(await countQueries(shop, titles)).toBeGreaterThan(0);
  expect(await countQueries(shop, titles)).toBe(0);
  await updateCollection(app.shop, id, { title: "Midwinter" });
  expect(await titles()).toEqual(["Midwinter"]);
});

test("a collection is listed from the moment that was set for it, though nobody has written since", async () => {
  await postCollection(app, "spring", {
    isPublished: false,
    publishAt: "2026-12-01T09:00:00.000Z",
  });
  expect(await titles()).toEqual([]);
  app.shop.clock.set("2026-12-01T08:59:59.999Z");
  expect(await titles()).toEqual([]);
  app.shop.clock.set("2026-12-01T09:00:00.000Z");
  expect(await titles()).toHaveLength(1);
});
