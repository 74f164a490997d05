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
/** A shop with revisions, as in production. */
let shop: Shop;

beforeEach(async () => {
  app = await testApp();
  const read = () => readRevision(app.shop.db);
  shop = { ...app.shop, revisions: { location: "remote", read, close: () => undefined } };
});

/** A function that counts its calls. */
function counter(result = (calls: number): number => calls) {
  let calls = 0;
  return () => Promise.resolve().then(() => result((calls += 1)));
}

async function titles(from: Shop = shop): Promise<string[]> {
  const { items } = await listCollectionSummaries(from, { viewer: "visitor", limit: 24 });
  return items.map(({ title }) => title);
}

test("computes once until something changes", async () => {
  const compute = counter();
  expect(await memoizeByRevision(shop, "figures", compute)).toBe(1);
  expect(await memoizeByRevision(shop, "figures", compute)).toBe(1);
  await postTag(app, "gold");
  expect(await memoizeByRevision(shop, "figures", compute)).toBe(2);
});

test("does not memoize errors", async () => {
  const compute = counter((calls) => {
    if (calls === 1) throw new Error("failed");
    return calls;
  });
  await expect(memoizeByRevision(shop, "figures", compute)).rejects.toThrow("failed");
  expect(await memoizeByRevision(shop, "figures", compute)).toBe(2);
});

test("queries a list of collections once until one of them changes", async () => {
  const { id } = await postCollection(app, "winter");
  expect(await countQueries(shop, titles)).toBeGreaterThan(0);
  expect(await countQueries(shop, titles)).toBe(0);
  await updateCollection(app.shop, id, { title: "Midwinter" }, { by: null });
  expect(await titles()).toEqual(["Midwinter"]);
});

test("lists a scheduled collection on time without any write", async () => {
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
