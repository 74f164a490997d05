import { beforeAll, expect, test } from "vitest";
import { collectPlans } from "#tests/support/collect-plans.ts";
import { fillLargeShop } from "#tests/support/fill-large-shop.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

const PAGE = "limit=50";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await fillLargeShop(app.shop);
}, 120_000);

/** The queries of a call that read a large table from end to end, with that line of the plan. */
async function listScans(path: string): Promise<string[]> {
  const plans = await collectPlans(app, async () => {
    const { status, text } = await app.admin.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  });
  expect(plans.length).toBeGreaterThan(0);
  return plans
    .filter(({ sql, scans }) => scans.length > 0 && !COUNTS.test(sql))
    .map(({ sql, scans }) => `${scans.join()} :: ${sql}`);
}

/** The total beside a page, or the counts of the states, read what they count, once. */
const COUNTS = /^select (?:"state", |case\s[^]*? as "state", )?count\(\*\)/;

test.each([
  `/products?${PAGE}`,
  `/products?category=7&${PAGE}`,
  `/products?sort=price&${PAGE}`,
  `/products?sort=title&${PAGE}`,
  "/products/7",
  `/inventory?${PAGE}`,
  `/inventory?sort=changed&${PAGE}`,
  `/inventory?sort=stock&${PAGE}`,
  `/inventory?sort=stock&order=desc&${PAGE}`,
  `/inventory?sort=name&${PAGE}`,
  `/inventory?sort=price&${PAGE}`,
  `/inventory?status=sold&${PAGE}`,
  `/inventory?categoryId=7&${PAGE}`,
  "/inventory/states",
  `/orders?${PAGE}`,
  `/orders?status=pending&${PAGE}`,
  "/orders/7",
  `/inquiries?${PAGE}`,
  `/inquiries?state=closed&${PAGE}`,
  `/inquiries?productId=7&${PAGE}`,
  "/inquiries/7",
  "/inquiries/counts",
  "/customers/7",
  `/sales?waitsFor=you&${PAGE}`,
  `/sales?customerId=7&${PAGE}`,
  `/media?${PAGE}`,
  "/insights.csv",
])("%s reads no large table from end to end, but to count", async (path) => {
  expect(await listScans(path)).toEqual([]);
});

test.each([
  ["pieces by the names of their categories", `/inventory?sort=category&${PAGE}`],
  ["customers by their last order or message", `/customers?${PAGE}`],
])("sorting %s reads all of them, which is a known limit", async (_, path) => {
  expect(await listScans(path)).not.toEqual([]);
});
