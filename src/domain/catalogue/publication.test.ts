import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listSitemapEntries } from "../exporting/feeds/list-sitemap-entries.ts";
import { writeCollectionsFeed } from "../exporting/feeds/write-collections-feed.ts";
import { findMovedSlug } from "./collections/find-moved-slug.ts";
import { findNeighborCollections } from "./collections/find-neighbor-collections.ts";
import { getCollectionBySlug } from "./collections/get-collection-by-slug.ts";
import { getCollection } from "./collections/get-collection.ts";
import { listCollections } from "./collections/list-collections.ts";
import { nextPublishAt } from "./next-change-at.ts";
import { publishDue } from "./collections/publish-due.ts";
import { updateCollection } from "./collections/update-collection.ts";

/* The clock of a test shop begins at 15:00. */
const AT = "2026-11-20T16:00:00.000Z";

const addScheduled = (shop: TestShop, title: string, publishAt = AT) =>
  addCollection(shop, title, { isPublished: false, publishAt });

const titles = async (shop: TestShop, options: object = {}) =>
  (await listCollections(shop, { viewer: "visitor", ...options })).items.map(({ title }) => title);

const refused = (message: string) => ({
  code: "invalid",
  issues: [{ path: "publishAt", message: expect.stringContaining(message) }],
});

test("shows a scheduled collection everywhere from its time on", async () => {
  const shop = await testShop();
  await addCollection(shop, "Rings");
  const { id } = await addScheduled(shop, "Winter light");
  await updateCollection(shop, id, { slug: "first-frost" }, { by: null });
  const look = async () => {
    const [feed, sitemap] = [
      await writeCollectionsFeed(shop),
      (await listSitemapEntries(shop, { offset: 0, limit: 100 })).entries,
    ];
    return [
      (await titles(shop)).includes("Winter light"),
      (await titles(shop, { query: { search: "winter" } })).length === 1,
      feed.includes("Winter light"),
      sitemap.some(({ path }) => path === "/collections/first-frost"),
      (await findMovedSlug(shop, "winter-light", "visitor")) === "first-frost",
      await getCollectionBySlug(shop, "first-frost", "visitor").then(
        () => true,
        () => false,
      ),
    ];
  };
  expect(await getCollection(shop, id, "admin")).toMatchObject({
    isPublished: false,
    publishedAt: null,
    publishAt: AT,
  });
  shop.clock.advance({ minutes: 59, seconds: 59.999 });
  expect(await look()).toEqual([false, false, false, false, false, false]);
  shop.clock.set(AT);
  expect(await look()).toEqual([true, true, true, true, true, true]);
  const appeared = await getCollection(shop, id, "visitor");
  expect(appeared).toMatchObject({ isPublished: true, publishedAt: AT, publishAt: null });
  shop.clock.advance({ hours: 5 });
  expect(await titles(shop)).toEqual(["Winter light", "Rings"]);
  const { next } = await findNeighborCollections(shop, appeared, "visitor");
  expect(next?.title).toBe("Rings");
});

test("records a due publication once under concurrency, without a visible change", async () => {
  const shop = await testShop();
  const due = await addScheduled(shop, "Due");
  await addScheduled(shop, "Later", "2026-11-20T18:00:00.000Z");
  const trashed = await addScheduled(shop, "Trashed");
  await shop.db
    .updateTable("collections")
    .set({ deletedAt: shop.now().toISOString() })
    .where("id", "=", trashed.id)
    .execute();
  expect(await publishDue(shop)).toEqual([]);
  shop.clock.advance({ hours: 2 });
  const before = await getCollection(shop, due.id, "visitor");
  const done = await Promise.all(Array.from({ length: 5 }, () => publishDue(shop)));
  expect(done.flat()).toEqual([due.id]);
  expect(await publishDue(shop)).toEqual([]);
  expect(await getCollection(shop, due.id, "visitor")).toEqual(before);
  const rows = await shop.db
    .selectFrom("collections")
    .select(["title", "isPublished", "publishedAt"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { title: "Due", isPublished: true, publishedAt: AT },
    { title: "Later", isPublished: false, publishedAt: null },
    { title: "Trashed", isPublished: false, publishedAt: null },
  ]);
});

test("returns the time of the next scheduled publication", async () => {
  const shop = await testShop();
  expect(await nextPublishAt(shop)).toBeNull();
  const late = await addScheduled(shop, "Late", "2026-11-20T18:00:00.000Z");
  await addScheduled(shop, "Early");
  expect(await nextPublishAt(shop)).toBe(AT);
  shop.clock.set(AT);
  expect(await nextPublishAt(shop)).toBe("2026-11-20T18:00:00.000Z");
  await updateCollection(shop, late.id, { publishAt: null }, { by: null });
  expect(await nextPublishAt(shop)).toBeNull();
});

test("sets, moves, removes and applies a scheduled time, and keeps it on other saves", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings", { isPublished: false });
  const change = (fields: object) => updateCollection(shop, id, fields, { by: null });
  expect(await change({ publishAt: AT })).toMatchObject({ isPublished: false, publishAt: AT });
  expect(await change({ title: "Bands", isPublished: false })).toMatchObject({ publishAt: AT });
  const later = "2026-11-21T09:00:00.000Z";
  expect(await change({ publishAt: later })).toMatchObject({ publishAt: later });
  expect(await change({ publishAt: null })).toMatchObject({ isPublished: false, publishAt: null });
  await change({ publishAt: later });
  const published = await change({ isPublished: true });
  expect(published).toMatchObject({ publishAt: null, publishedAt: shop.now().toISOString() });
  expect(await change({ isPublished: false })).toMatchObject({ publishAt: null });
  const again = await change({ publishAt: later });
  expect(again.publishedAt).toBe(published.publishedAt);
});

test("refuses an impossible scheduled time", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings");
  const set = (fields: object) => updateCollection(shop, id, fields, { by: null });
  await expect(set({ publishAt: AT })).rejects.toMatchObject(refused("published already"));
  await expect(set({ isPublished: true, publishAt: AT })).rejects.toMatchObject(
    refused("published already"),
  );
  expect(await set({ isPublished: false, publishAt: AT })).toMatchObject({ publishAt: AT });
  const past = "2026-11-20T14:59:00.000Z";
  await expect(set({ publishAt: past })).rejects.toMatchObject(refused("has passed"));
  await expect(addScheduled(shop, "Past", past)).rejects.toMatchObject(refused("has passed"));
});

test("keeps a due collection published when a form opened before is saved", async () => {
  const shop = await testShop();
  const { id } = await addScheduled(shop, "Winter light");
  shop.clock.advance({ hours: 3 });
  const asOpened = { isPublished: false, publishAt: AT };
  const saved = await updateCollection(shop, id, { ...asOpened, title: "Winter" }, { by: null });
  expect(saved).toMatchObject({ isPublished: true, publishedAt: AT, publishAt: null });
  expect(await updateCollection(shop, id, asOpened, { by: null })).toMatchObject({
    isPublished: true,
  });
  const back = await updateCollection(
    shop,
    id,
    { isPublished: false, publishAt: null },
    { by: null },
  );
  expect(back).toMatchObject({ isPublished: false, publishedAt: AT, publishAt: null });
  expect(await titles(shop)).toEqual([]);
});

test("filters by published, draft and scheduled for the admin", async () => {
  const shop = await testShop();
  await addCollection(shop, "Out");
  await addCollection(shop, "Draft", { isPublished: false });
  await addScheduled(shop, "Due");
  await addScheduled(shop, "Waiting", "2026-11-22T09:00:00.000Z");
  shop.clock.set(AT);
  const ask = (options: object) => titles(shop, { viewer: "admin", ...options });
  expect(await ask({ isPublished: true })).toEqual(["Due", "Out"]);
  expect(await ask({ isPublished: false })).toEqual(["Waiting", "Draft"]);
  expect(await ask({ isScheduled: true })).toEqual(["Waiting"]);
  expect(await ask({ isPublished: false, isScheduled: false })).toEqual(["Draft"]);
});
