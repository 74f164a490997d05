import { expect, test } from "vitest";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { getPlatform } from "../platforms/list-platforms.ts";
import { runSync } from "./run-sync.ts";
import { syncNow } from "./sync-now.ts";

test("A run that ends soon is answered with its end.", async () => {
  const { shop, platformId } = await connectedShop();
  expect(await syncNow(shop, platformId, "ada")).toMatchObject({
    status: "completed",
    startedBy: "ada",
  });
});

test("A run that takes its time is answered as running, goes on by itself, and holds others off.", async () => {
  const { shop, platformId } = await connectedShop();
  const door = Promise.withResolvers<void>();
  const open: typeof openPlatformClient = async (...of) => {
    await door.promise;
    return openPlatformClient(...of);
  };
  const begun = await syncNow(shop, platformId, "ada", { open, patience: 10 });
  expect(begun).toMatchObject({ status: "running", completedAt: null });
  expect(await getPlatform(shop, platformId)).toMatchObject({ isSyncing: true });
  await expect(runSync(shop, platformId, null)).rejects.toMatchObject({ code: "conflict" });
  door.resolve();
  await expect
    .poll(async () => (await getPlatform(shop, platformId)).isSyncing, { timeout: 10_000 })
    .toBe(false);
  const [log] = await shop.db.selectFrom("syncLogs").selectAll().execute();
  expect(log).toMatchObject({ id: begun.id, status: "completed" });
});

test("A shop that is stopped waits for the run to put its things away, and the next run is free.", async () => {
  const { shop, platformId } = await connectedShop();
  const door = Promise.withResolvers<void>();
  const open: typeof openPlatformClient = async (...of) => {
    await door.promise;
    return openPlatformClient(...of);
  };
  await syncNow(shop, platformId, null, { open, patience: 10 });
  const stopped = shop.jobs.stop();
  door.resolve();
  await stopped;
  expect(await getPlatform(shop, platformId)).toMatchObject({ isSyncing: false });
  const [log] = await shop.db.selectFrom("syncLogs").selectAll().execute();
  expect(log).toMatchObject({ status: "failed" });
  expect(log?.errorDetails).toContain("being stopped");
});
