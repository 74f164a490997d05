import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { claimTask, leaseTask, type Task } from "./run-task.ts";

const TASK: Task = { kind: "copy", due: "2026-11-20" };

test("of concurrent calls one claims a task, and another once its lease has ended", async () => {
  const shop = await testShop();
  const claims = await Promise.all([1, 2, 3].map(() => claimTask(shop, TASK)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimTask(shop, { ...TASK, due: "2026-11-21" })).toBe(true);
  shop.clock.advance({ minutes: 9 });
  await leaseTask(shop, TASK);
  shop.clock.advance({ minutes: 9 });
  expect(await claimTask(shop, TASK)).toBe(false);
  shop.clock.advance({ minutes: 1 });
  expect(await claimTask(shop, TASK)).toBe(true);
});
