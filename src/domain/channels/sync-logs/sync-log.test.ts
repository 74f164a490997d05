import { beforeEach, expect, test } from "vitest";
import { addPlatform } from "#tests/support/sell-on-platform.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { finishLog, startLog } from "./sync-log.ts";

let shop: TestShop;
let platformId: number;
beforeEach(async () => {
  shop = await testShop();
  platformId = await addPlatform(shop);
});

const start = (syncType: "sync" | "orders" = "sync") =>
  startLog(shop, { platformId, syncType, by: "ada" });

const lastError = async () =>
  (
    await shop.db
      .selectFrom("platformSyncState")
      .select("lastError")
      .where("platformId", "=", platformId)
      .executeTakeFirstOrThrow()
  ).lastError;

test("counts what succeeded and failed, and stores the first error", async () => {
  const { id } = await start();
  shop.clock.advance({ minutes: 1 });
  const result = { success: 3, errors: ["Ring: no price", "Cuff: no photo"] };
  expect(await finishLog(shop, { id, platformId }, result, null)).toMatchObject({
    status: "completed",
    recordsProcessed: 5,
    recordsSuccess: 3,
    recordsError: 2,
    errorDetails: "Ring: no price\nCuff: no photo",
    startedBy: "ada",
    startedAt: "2026-11-20T15:00:00.000Z",
    completedAt: "2026-11-20T15:01:00.000Z",
    label: null,
  });
  expect(await lastError()).toBe("Ring: no price");
});

test("has no error details after a sync without errors, and clears the last error", async () => {
  const first = await start();
  await finishLog(
    shop,
    { id: first.id, platformId },
    { success: 0, errors: ["Ring: no price"] },
    null,
  );
  const { id } = await start();
  const log = await finishLog(shop, { id, platformId }, { success: 1, errors: [] }, null);
  expect(log).toMatchObject({ status: "completed", recordsError: 0, errorDetails: null });
  expect(await lastError()).toBeNull();
});

test("puts the reason of a failed sync first, and lists 50 errors", async () => {
  const { id } = await start();
  const errors = Array.from({ length: 50 }, (_, number) => `error ${number}`);
  const log = await finishLog(shop, { id, platformId }, { success: 0, errors }, "no connection");
  expect(log).toMatchObject({ status: "failed", recordsProcessed: 50, recordsError: 50 });
  const lines = log.errorDetails?.split("\n") ?? [];
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(["no connection", "error 0", "And 1 more."]);
  expect(lines).toHaveLength(51);
  expect(await lastError()).toBe("no connection");
});

test("lists exactly 50 errors without a rest", async () => {
  const { id } = await start();
  const errors = Array.from({ length: 50 }, (_, number) => `error ${number}`);
  const log = await finishLog(shop, { id, platformId }, { success: 0, errors }, null);
  expect(log.errorDetails?.split("\n")).toEqual(errors);
});

test("a sync that starts marks the one without an end as interrupted", async () => {
  const { id } = await start();
  await start("orders");
  const log = await shop.db
    .selectFrom("syncLogs")
    .select(["status", "errorDetails"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(log).toEqual({ status: "interrupted", errorDetails: "The shop stopped meanwhile." });
});
