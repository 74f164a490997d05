import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { TokenBuckets } from "./token-buckets.ts";

test("allows each visitor a burst, then a fixed rate", () => {
  const buckets = new TokenBuckets({ burst: 3, perSecond: 0.5 });
  expect([1, 2, 3, 4].map(() => buckets.take("203.0.113.7", 0))).toEqual([0, 0, 0, 2]);
  expect(buckets.take("203.0.113.8", 0)).toBe(0);
  expect(buckets.take("203.0.113.7", 1000)).toBe(1);
  expect(buckets.take("203.0.113.7", 2000)).toBe(0);
  expect([1, 2, 3, 4].map(() => buckets.take("203.0.113.7", 60_000))).toEqual([0, 0, 0, 2]);
});

test("adds the tokens of a minute at once", () => {
  const buckets = new TokenBuckets({ burst: 3, perSecond: 0.05, refillSeconds: 60 });
  const take = (second: number) => buckets.take("203.0.113.7", second * 1000);
  expect([0, 1, 2, 3].map(take)).toEqual([0, 0, 0, 57]);
  expect(take(59.5)).toBe(1);
  expect([60, 100, 119, 119].map(take)).toEqual([0, 0, 0, 1]);
  expect([130, 130, 130, 130].map(take)).toEqual([0, 0, 0, 50]);
});

test("limits a visitor who searches continuously, but not reading and not the admin", async () => {
  const { app, visitor, admin } = await testApp();
  const search = await untilRefused(() => visitor.get("/products?search=ring&limit=1"));
  expect(search.allowed).toBeGreaterThanOrEqual(300);
  expect(Number(search.refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await untilRefused(() => app.request("http://localhost:3000/products?search=ring"));
  expect(page.refused.headers.get("Retry-After")).toBe("1");
  expect((await visitor.get("/products")).status).toBe(200);
  expect((await admin.get("/products?search=ring")).status).toBe(200);
});

/** Sends requests until one is refused: while it sends, the buckets refill a little. */
async function untilRefused<Response extends { status: number }>(
  send: () => Response | Promise<Response>,
) {
  for (let allowed = 0; allowed < 1000; allowed += 1) {
    const response = await send();
    if (response.status === 429) return { allowed, refused: response };
  }
  throw new Error("A thousand requests were let through.");
}
