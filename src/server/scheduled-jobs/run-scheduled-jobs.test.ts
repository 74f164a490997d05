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
