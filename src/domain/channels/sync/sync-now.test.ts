import { expect, test } from "vitest";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { getPlatform } from "../platforms/list-platforms.ts";
import { runSync } from "./run-sync.ts";
import { syncNow } from "./sync-now.ts";

test("returns the finished log of a short sync", async () => {
  const { shop, platformId } = await connectedShop();
  expect(await syncNow(shop, platformId, "ada")).toMatchObject({
    status: "completed",
    startedBy: "ada",
  });
});

test("returns a long sync as running, which continues and excludes others", async () => {
  const { shop, platformId } = await connectedShop();
  const gate = Promise.withResolvers<void>();
  const open: typeof openPlatformClient = async (...of) => {
    await gate.promise;
    return openPlatformClient(...of);
  };
  const begun = await syncNow(shop, platformId, "ada", { open, patience: 10 });
  expect(begun).toMatchObject({ status: "running", completedAt: null });
  expect(await getPlatform(shop, platformId)).toMatchObject({ isSyncing: true });
  await expect(runSync(shop, platformId, null)).rejects.toMatchObject({ code: "conflict" });
  gate.resolve();
  await expect
    .poll(async () => (await getPlatform(shop, platformId)).isSyncing, { timeout: 10_000 })
    .toBe(false);
  const [log] = await shop.db.selectFrom("syncLogs").selectAll().execute();
  expect(log).toMatchObject({ id: begun.id, status: "completed" });
});

test("waits on shutdown for a sync to release its lease", async () => {
  const { shop, platformId } = await connectedShop();
  const gate = Promise.withResolvers<void>();
  const open: typeof openPlatformClient = async (...of) => {
    await gate.promise;
    return openPlatformClient(...of);
  };
  await syncNow(shop, platformId, null, { open, patience: 10 });
  const stopped = shop.jobs.stop();
  gate.resolve();
  await stopped;
  expect(await getPlatform(shop, platformId)).toMatchObject({ isSyncing: false });
  const [log] = await shop.db.selectFrom("syncLogs").selectAll().execute();
  expect(log).toMatchObject({ status: "failed" });
  expect(log?.errorDetails).toContain("shutting down");
});
