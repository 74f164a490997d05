import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { listingSchema, type ListingStatus } from "#contract/channels/listings.ts";
import { platformSchema } from "#contract/channels/platforms.ts";
import { problemSchema } from "#contract/problem.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { ADMIN_NAME, type TestApp, testApp } from "#tests/support/test-app.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { startWooServer } from "#tests/support/woo/start-woo-server.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

async function connect(platform: string, fields: object = {}): Promise<string> {
  const made = await app.admin.post("/platforms", { body: { platform, ...fields } });
  return `/platforms/${made.as(platformSchema).id}`;
}

async function connectStore() {
  const store = await startWooServer();
  app.shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
  return { store, path: await connect("woocommerce", { credentials: apiKeysOf(store) }) };
}

test("lists, searches, filters and counts the listings of an export file", async () => {
  const path = await connect("etsy");
  const ids: number[] = [];
  for (const name of ["Moon ring", "Sun ring", "Ember pin"]) {
    ids.push((await postProduct(app, { name })).id);
    app.shop.clock.advance({ minutes: 1 });
  }
  const names = async (query: string) => {
    const listed = await app.admin.get(`${path}/listings?${query}`);
    expect([query, listed.status]).toEqual([query, 200]);
    return listed.as(z.array(listingSchema)).map(({ name }) => name);
  };
  const counts = async (status: ListingStatus) =>
    ((await app.admin.get(`${path}/listing-counts`)).json as Record<ListingStatus, number>)[status];
  expect(await counts("draft")).toBe(3);
  const one = await app.admin.post(`${path}/settle`, { body: { productIds: [ids[0]] } });
  expect(one.json).toEqual({ message: "1 piece settled.", settled: 1 });
  expect([await counts("listed"), await counts("draft")]).toEqual([1, 2]);
  expect(await names("")).toEqual(["Ember pin", "Sun ring", "Moon ring"]);
  expect(await names("status=listed")).toEqual(["Moon ring"]);
  expect(await names("search=ring")).toEqual(["Sun ring", "Moon ring"]);
  expect(await names("page=2&limit=2")).toEqual(["Moon ring"]);
  const page = await app.admin.get(`${path}/listings?limit=2`);
  expect(page.headers.get("X-Total-Count")).toBe("3");
  const all = await app.admin.post(`${path}/settle`);
  expect(all.json).toEqual({ message: "3 pieces settled.", settled: 3 });
});

test("refuses unknown platforms, states, long searches and lists of no piece", async () => {
  const path = await connect("etsy");
  for (const call of ["listings", "listing-counts"]) {
    expect((await app.admin.get(`/platforms/99/${call}`)).status).toBe(404);
  }
  expect((await app.admin.get(`${path}/listings?status=lost`)).status).toBe(400);
  expect((await app.admin.get(`${path}/listings?search=${"x".repeat(200)}`)).status).toBe(200);
  expect((await app.admin.get(`${path}/listings?search=${"x".repeat(201)}`)).status).toBe(400);
  const resolveIds = async (productIds: unknown) =>
    (await app.admin.post(`${path}/settle`, { body: { productIds } })).status;
  for (const wrong of [[], [0], ["x"], 1, Array.from({ length: 1001 }, (_, at) => at + 1)]) {
    expect(await resolveIds(wrong)).toBe(400);
  }
});

test("a feed has no differences to resolve and no sync", async () => {
  const path = await connect("google");
  const resolved = await app.admin.post(`${path}/settle`);
  expect([resolved.status, resolved.as(problemSchema).message]).toEqual([
    422,
    expect.stringContaining("reads its feed on its own schedule."),
  ]);
  expect((await app.admin.post(`${path}/sync`)).status).toBe(422);
});

test("syncs a store and returns the log of the sync", async () => {
  const { store, path } = await connectStore();
  const { id, name } = await postProduct(app, { name: "Moon ring" });
  const sent = await app.admin.post(`${path}/settle`, { body: { productIds: [id] } });
  expect(sent.json).toMatchObject({ settled: 1 });
  expect(store.records.products.map((product) => product["name"])).toEqual([name]);
  const synced = await app.admin.post(`${path}/sync`);
  expect(synced.json).toMatchObject({ status: "completed", startedBy: ADMIN_NAME });
  await app.admin.put(path, { body: { isActive: false } });
  expect((await app.admin.post(`${path}/sync`)).status).toBe(422);
});
