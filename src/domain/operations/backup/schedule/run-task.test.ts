import { expect, test, vi } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { findLastTask, runTask } from "./run-task.ts";

test("of concurrent calls one runs a task, and another once its lease has expired", async () => {
  const shop = await testShop();
  const held = Promise.withResolvers<void>();
  let [begun, ended] = [0, 0];
  const run = async (due = "2026-11-20") => {
    await runTask(shop, { kind: "copy", due }, { retryMinutes: 30 }, async () => {
      begun += 1;
      await held.promise;
      return { file: "a.tar.age" };
    });
    ended += 1;
  };
  const calls = [run(), run(), run()];
  await vi.waitUntil(() => ended === 2);
  expect(begun).toBe(1);
  calls.push(run("2026-11-21"));
  await vi.waitUntil(() => begun === 2);
  shop.clock.advance({ minutes: 9 });
  await run();
  expect(begun).toBe(2);
  shop.clock.advance({ minutes: 1 });
  calls.push(run());
  await vi.waitUntil(() => begun === 3);
  held.resolve();
  await Promise.all(calls);
});

test("finds the last finished task of a kind, and why a newer one failed", async () => {
  const shop = await testShop();
  expect(await findLastTask(shop, "copy")).toEqual({ problem: null, finished: null });
  const at = shop.now().toISOString();
  const task = { startedAt: at };
  const finished = { ...task, finishedAt: at, file: "a.tar.age" };
  await shop.db
    .insertInto("backupTasks")
    .values([
      { ...finished, kind: "copy", due: "2026-11-18", file: "old.tar.age" },
      { ...finished, kind: "copy", due: "2026-11-19" },
      { ...task, kind: "copy", due: "2026-11-20", problem: "The bucket is full." },
      { ...finished, kind: "rehearsal", due: "2026-11-20" },
    ])
    .execute();
  expect(await findLastTask(shop, "copy")).toMatchObject({
    problem: "The bucket is full.",
    finished: { due: "2026-11-19", file: "a.tar.age", finishedAt: at },
  });
});
