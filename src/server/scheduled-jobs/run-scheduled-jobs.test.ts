import { afterEach, expect, test, vi } from "vitest";
import { moveToTrash } from "#domain/infrastructure/trash/move-to-trash.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { runScheduledJobs } from "./run-scheduled-jobs.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("purges trash after 30 days", async () => {
  const shop = await testShop();
  const { id } = await shop.db
    .insertInto("subscribers")
    .values({ email: "a@example.com" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await moveToTrash(shop, { kind: "subscriber", entityId: id, label: "a@example.com", by: null });
  shop.clock.advance({ days: 31 });
  vi.useFakeTimers();
  const jobs = runScheduledJobs(shop);
  await vi.advanceTimersByTimeAsync(61_000);
  const stopped = jobs.stop();
  vi.useRealTimers();
  await stopped;
  await vi.waitFor(async () => {
    const left = await shop.db.selectFrom("trash").select("id").execute();
    expect(left).toEqual([]);
  });
});

/** Counts how often jobs failed; each job fails on its first query. */
async function startFailingJobs() {
  const shop = await testShop();
  const error = vi.fn<() => void>();
  const db = new Proxy(shop.db, {
    get: () => {
      throw new Error("The database is gone.");
    },
  });
  vi.useFakeTimers();
  const jobs = runScheduledJobs({ ...shop, db, log: { ...shop.log, error } });
  const countFailures = async (milliseconds: number) => {
    error.mockClear();
    await vi.advanceTimersByTimeAsync(milliseconds);
    return error.mock.calls.length;
  };
  return { jobs, countFailures };
}

test("each job starts within a minute and repeats at its own interval, even if it fails", async () => {
  const { jobs, countFailures } = await startFailingJobs();
  expect(await countFailures(14_999)).toBe(0);
  const frequent = await countFailures(1);
  // Mails that are due, and changed listings.
  expect(frequent).toBe(2);
  await countFailures(44_999);
  const all = await countFailures(1);
  expect(all).toBeGreaterThan(7);
  expect(await countFailures(15_000)).toBe(frequent);
  expect(await countFailures(45_000)).toBeGreaterThan(3);
  expect(await countFailures(59 * 60_000)).toBeGreaterThan(all);
  await jobs.stop();
});

test("starts at most one of the hourly jobs in a second", async () => {
  const { jobs, countFailures } = await startFailingJobs();
  for (let second = 1; second <= 60; second += 1) {
    const started = await countFailures(1000);
    // Each quarter of a minute those that run as often, and each minute those of each minute.
    const frequent = second === 60 ? 7 : second % 15 === 0 ? 2 : 0;
    expect([second, started - frequent]).toEqual([second, Math.min(started - frequent, 1)]);
  }
  await countFailures(59 * 60_000);
  for (let second = 1; second < 15; second += 1) expect(await countFailures(1000)).toBe(0);
  for (let second = 16; second < 29; second += 1) {
    const started = await countFailures(1000);
    expect(started - (second === 16 ? 2 : 0)).toBeLessThanOrEqual(1);
  }
  await jobs.stop();
});

test("starts no job after it is stopped", async () => {
  const { jobs, countFailures } = await startFailingJobs();
  expect(await countFailures(60_000)).toBeGreaterThan(0);
  await jobs.stop();
  expect(await countFailures(2 * 60 * 60_000)).toBe(0);
});
