import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { incrementRevision, readRevision } from "#database/revision.ts";
import { updateCollection } from "#domain/catalogue/collections/update-collection.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { nextChangeAt } from "../../catalogue/next-change-at.ts";

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
});

const revision = () => readRevision(app.shop.db);

/** How much further the count is after a change. */
async function countedBy(change: () => Promise<unknown>): Promise<number> {
  const before = await revision();
  await change();
  return (await revision()) - before;
}

test("whatever visitors see is counted when it changes", async () => {
  const piece = await postProduct(app);
  const tag = await postTag(app, "gold");
  const collection = await postCollection(app, "winter");
  expect(await countedBy(() => postProduct(app))).toBeGreaterThan(0);
  expect(
    await countedBy(() => app.admin.put(`/products/${piece.id}`, { body: { price: "130.00" } })),
  ).toBeGreaterThan(0);
  expect(
    await countedBy(() => app.admin.put(`/products/${piece.id}`, { body: { tagIds: [tag.id] } })),
  ).toBeGreaterThan(0);
  expect(
    await countedBy(() => updateCollection(app.shop, collection.id, { productIds: [piece.id] })),
  ).toBeGreaterThan(0);
  expect(
    await countedBy(() => app.admin.put(`/tags/${tag.id}`, { body: { name: "Yellow gold" } })),
  ).toBeGreaterThan(0);
  expect(
    await countedBy(() => app.admin.put("/settings", { body: { businessName: "Another" } })),
  ).toBeGreaterThan(0);
  expect(await countedBy(() => app.admin.delete(`/products/${piece.id}`))).toBeGreaterThan(0);
});

test("what no visitor sees is not counted", async () => {
  await postProduct(app);
  const before = await revision();
  await app.visitor.post("/subscribe", { body: { email: "ann@example.com" } });
  await app.admin.get("/auth/session");
  await app.visitor.get("/products");
  expect(await revision()).toBe(before);
});

test("a change that is taken back was never counted", async () => {
  const before = await revision();
  const { db } = app.shop;
  const failed = db.transaction().execute(async (trx) => {
    await trx.insertInto("products").values({ name: "Ring", priceCents: 1 }).execute();
    expect(await readRevision(trx)).toBeGreaterThan(before);
    throw new Error("taken back");
  });
  await expect(failed).rejects.toThrow("taken back");
  expect(await revision()).toBe(before);
});

const addPiece = (name: string) =>
  app.shop.db.transaction().execute(async (trx) => {
    await trx.insertInto("products").values({ name, priceCents: 1 }).execute();
  });

test("several who write at once are all counted, and none waits for another's end", async () => {
  const before = await revision();
  const names = ["one", "two", "three"];
  await Promise.all(names.map(addPiece));
  expect(await revision()).toBeGreaterThanOrEqual(before + 3);
});

test("what no trigger sees can be counted by hand", async () => {
  expect(await countedBy(() => incrementRevision(app.shop.db))).toBeGreaterThan(0);
});

test("a database that is made anew never repeats the count of the one before", async () => {
  const { rows } = await sql<{ revision: number }>`
    select min(revision) as revision from catalogue_revisions where slot <= 0`.execute(app.shop.db);
  expect(Math.abs(Number(rows[0]?.revision) - Date.now())).toBeLessThan(24 * 60 * 60 * 1000);
});

test("the next change by the clock is the first of publication, reservation and new year", async () => {
  const { shop } = app;
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2027-01-01T05:00:00.000Z");
  const reserved = { availability: "reserved", reservedUntil: "2026-12-05T12:00:00.000Z" };
  await postProduct(app, reserved);
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2026-12-05T12:00:00.000Z");
  const publishAt = "2026-12-01T09:00:00.000Z";
  await postCollection(app, "spring", { isPublished: false, publishAt });
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe(publishAt);
  shop.clock.set("2026-12-02T00:00:00.000Z");
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2026-12-05T12:00:00.000Z");
});
