import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { incrementRevision, readRevision } from "#database/revision.ts";
import { updateCollection } from "#domain/catalogue/collections/update-collection.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
});

const revision = () => readRevision(app.shop.db);

/** By how much a change increments the revision. */
async function incrementOf(change: () => Promise<unknown>): Promise<number> {
  const before = await revision();
  await change();
  return (await revision()) - before;
}

test("increments the revision for every change of what visitors see", async () => {
  const piece = await postProduct(app);
  const tag = await postTag(app, "gold");
  const collection = await postCollection(app, "winter");
  expect(await incrementOf(() => postProduct(app))).toBeGreaterThan(0);
  expect(
    await incrementOf(() => app.admin.put(`/products/${piece.id}`, { body: { price: "130.00" } })),
  ).toBeGreaterThan(0);
  expect(
    await incrementOf(() => app.admin.put(`/products/${piece.id}`, { body: { tagIds: [tag.id] } })),
  ).toBeGreaterThan(0);
  expect(
    await incrementOf(() =>
      updateCollection(app.shop, collection.id, { productIds: [piece.id] }, { by: null }),
    ),
  ).toBeGreaterThan(0);
  expect(
    await incrementOf(() => app.admin.put(`/tags/${tag.id}`, { body: { name: "Yellow gold" } })),
  ).toBeGreaterThan(0);
  expect(
    await incrementOf(() => app.admin.put("/settings", { body: { businessName: "Another" } })),
  ).toBeGreaterThan(0);
  expect(await incrementOf(() => app.admin.delete(`/products/${piece.id}`))).toBeGreaterThan(0);
});

test("keeps the revision for changes that visitors do not see", async () => {
  await postProduct(app);
  const before = await revision();
  await app.visitor.post("/subscribe", { body: { email: "ann@example.com" } });
  await app.admin.get("/auth/session");
  await app.visitor.get("/products");
  expect(await revision()).toBe(before);
});

test("keeps the revision when a transaction rolls back", async () => {
  const before = await revision();
  const { db } = app.shop;
  const failed = db.transaction().execute(async (trx) => {
    await trx.insertInto("products").values({ name: "Ring", priceCents: 1 }).execute();
    expect(await readRevision(trx)).toBeGreaterThan(before);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await revision()).toBe(before);
});

const addPiece = (name: string) =>
  app.shop.db.transaction().execute(async (trx) => {
    await trx.insertInto("products").values({ name, priceCents: 1 }).execute();
  });

test("counts concurrent writes", async () => {
  const before = await revision();
  const names = ["one", "two", "three"];
  await Promise.all(names.map(addPiece));
  expect(await revision()).toBeGreaterThanOrEqual(before + 3);
});

test("increments the revision explicitly", async () => {
  expect(await incrementOf(() => incrementRevision(app.shop.db))).toBeGreaterThan(0);
});

test("starts a new database's revision at the current time, so that it repeats none", async () => {
  const { rows } = await sql<{ revision: number }>`
    select min(revision) as revision from catalogue_revisions where slot <= 0`.execute(app.shop.db);
  expect(Math.abs(Number(rows[0]?.revision) - Date.now())).toBeLessThan(24 * 60 * 60 * 1000);
});
