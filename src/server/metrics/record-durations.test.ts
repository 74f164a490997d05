import { Histogram } from "prom-client";
import { expect, test } from "vitest";
import { listSlowestRoutes } from "#domain/operations/health/durations/list-slowest-routes.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listPageDurations } from "./list-page-durations.ts";
import { recordDurations } from "./record-durations.ts";

function measureRequests() {
  const histogram = new Histogram({
    name: "durations",
    help: "Of requests.",
    labelNames: ["method", "route", "status"],
    buckets: [0.05, 0.1],
    registers: [],
  });
  const answer = (route: string, seconds: number, more = {}) =>
    histogram.observe({ method: "GET", route, status: 200, ...more }, seconds);
  return { answer, list: async () => listPageDurations(await histogram.get()) };
}

test("lists pages that were read by buckets of their own", async () => {
  const { answer, list } = measureRequests();
  for (const seconds of [0.01, 0.02, 0.07, 3]) answer("/products", seconds);
  answer("/products", 0.08, { status: 404 });
  answer("/products", 0.01, { method: "POST" });
  answer("/products", 9, { status: "cut off" });
  for (const route of ["/api/products", "/media/*", "feeds", "other", "/healthz"]) answer(route, 1);
  expect(await list()).toEqual([
    { route: "/products", upTo: 50, count: 2 },
    { route: "/products", upTo: 100, count: 2 },
    { route: "/products", upTo: 0, count: 1 },
  ]);
});

test("stores what was counted once, of several processes together, and again after a failure", async () => {
  const shop = await testShop();
  const { answer, list } = measureRequests();
  const recorder = recordDurations(shop, list);
  const other = recordDurations(shop, list);
  const viewed = async () => (await listSlowestRoutes(shop)).map(({ count }) => count);
  answer("/products", 0.01);
  await recorder.write();
  await recorder.write();
  expect(await viewed()).toEqual([1]);
  answer("/products", 0.01);
  await other.close();
  expect(await viewed()).toEqual([3]);
  const { db } = shop;
  shop.db = new Proxy(db, {
    get: () => {
      throw new Error("The database is away.");
    },
  });
  await expect(recorder.write()).rejects.toThrow("away");
  shop.db = db;
  await recorder.close();
  expect(await viewed()).toEqual([4]);
});
