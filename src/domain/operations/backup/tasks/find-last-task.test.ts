import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { findLastTask } from "./find-last-task.ts";

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
