import { expect, test, vi } from "vitest";
import { RefusalCache } from "./refusal-cache.ts";

const throttle = (refusals: RefusalCache, count: number) =>
  Promise.all(Array.from({ length: count }, () => refusals.throttle("sign-in")));

test("passes a burst at once and throttles a flood", async () => {
  const refusals = new RefusalCache();
  const startedAt = performance.now();
  await throttle(refusals, 40);
  const few = performance.now() - startedAt;
  await throttle(refusals, 60);
  const flood = performance.now() - startedAt;
  expect(flood - few).toBeGreaterThan(150);
});

test("a flood of one purpose does not throttle another", async () => {
  const refusals = new RefusalCache();
  const flood = throttle(refusals, 200);
  const startedAt = performance.now();
  await refusals.throttle("form");
  const other = performance.now() - startedAt;
  await flood;
  expect(performance.now() - startedAt - other).toBeGreaterThan(500);
});

test("caches until when a subject is refused, until it is cleared", () => {
  const refusals = new RefusalCache();
  refusals.cache("name:ann", 1000);
  expect([refusals.refusedUntil("name:ann"), refusals.refusedUntil("name:bo")]).toEqual([
    1000,
    undefined,
  ]);
  refusals.clear(["name:ann"]);
  expect(refusals.refusedUntil("name:ann")).toBeUndefined();
});

test("refuses what would wait for more than five seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const refusals = new RefusalCache();
  const passed: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    void refusals.throttle("doubtful message").then((isInTime) => passed.push(String(isInTime)));
  }
  await Promise.resolve();
  await Promise.resolve();
  expect(passed.filter((each) => each === "false").length).toBe(10);
  vi.useRealTimers();
});
