import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { TokenBuckets } from "./token-buckets.ts";

test("so many at once are given, then so many a second, to each visitor", () => {
  const buckets = new TokenBuckets({ burst: 3, perSecond: 0.5 });
  expect([1, 2, 3, 4].map(() => buckets.take("203.0.113.7", 0))).toEqual([0, 0, 0, 2]);
  expect(buckets.take("203.0.113.8", 0)).toBe(0);
  expect(buckets.take("203.0.113.7", 1000)).toBe(1);
  expect(buckets.take("203.0.113.7", 2000)).toBe(0);
  expect([1, 2, 3, 4].map(() => buckets.take("203.0.113.7", 60_000))).toEqual([0, 0, 0, 2]);
});

test("who searches without end is asked to wait; who reads, and who is signed in, is not", async () => {
  const { app, visitor, admin } = await testApp();
  const search = await untilRefused(() => visitor.get("/products?search=ring&limit=1"));
  expect(search.given).toBeGreaterThanOrEqual(300);
  expect(Number(search.refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await untilRefused(() => app.request("http://localhost:3000/products?search=ring"));
  expect(page.refused.headers.get("Retry-After")).toBe("1");
  expect((await visitor.get("/products")).status).toBe(200);
  expect((await admin.get("/products?search=ring")).status).toBe(200);
});

/** Asks until it is refused: while it asks a few more come free. */
async function untilRefused<Answer extends { status: number }>(
  ask: () => Answer | Promise<Answer>,
) {
  for (let given = 0; given < 1000; given += 1) {
    const answer = await ask();
    if (answer.status === 429) return { given, refused: answer };
    expect(answer.status).toBe(200);
  }
  throw new Error("A thousand were given.");
}
