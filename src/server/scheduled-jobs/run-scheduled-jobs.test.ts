import { afterEach, expect, test, vi } from "vitest";
import { moveToTrash } from "#domain/infrastructure/trash/move-to-trash.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { runScheduledJobs } from "./run-scheduled-jobs.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("The trash is emptied of what lay there for 30 days, without anybody asking.", async () => {
  const shop = await testShop();
  const { id } = await shop.db
    .insertInto("subscribers")
    .values({ email: "a@example.com" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await moveToTrash(shop, { kind: "subscriber", entityId: id, label: "a@example.com", by: null });
  shop.clock.advance({ days: 31 });
  vi.useFakeTimers();
  const chores = runScheduledJobs(shop);
  await vi.advanceTimersByTimeAsync(61_000);
  const stopped = chores.stop();
  vi.useRealTimers();
  await stopped;
  await vi.waitFor(async () => {
    const left = await shop.db.selectFrom("trash").select("id").execute();
    expect(left).toEqual([]);
  });
});
