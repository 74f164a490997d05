import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { VisitorBuckets } from "./visitor-buckets.ts";

test("so many at once are given, then so many a second, to each visitor", () => {
  const buckets = new VisitorBuckets({ burst: 3, perSecond: 0.5 });
  expect([1, 2, 3, 4].map(() => buckets.take("203.0.113.7", 0))).toEqual([0, 0, 0, 2]);
  expect(buckets.take("203.0.113.8", 0)).toBe(0);
  expect(buckets.take("203.0.113.7", 1000)).toBe(1);
  expect(buckets.take("203.0.113.7", 2000)).toBe(0);
  expect([1, 2, 3, 4].map(() => buckets.take("203.0.113.7", 60_000))).toEqual([0, 0, 0, 2]);
});

test("who searches without end is asked to wait; who reads, and who is signed in, is not", async () => {
  const { app, visitor, admin } = await testApp();
  const search = () => visitor.get("/products?search=ring&limit=1");
  let count = 0;
  while ((await search()).status === 200 && count < 1000) count += 1;
  // While they were asked a few more came free.
  expect(count).toBeGreaterThanOrEqual(300);
  expect(count).toBeLessThan(1000);
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await app.request("http://localhost:3000/products?search=ring");
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "1"]);
  expect((await visitor.get("/products")).status).toBe(200);
  expect((await admin.get("/products?search=ring")).status).toBe(200);
});
