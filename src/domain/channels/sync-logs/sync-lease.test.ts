import { expect, test } from "vitest";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import type { DomainError } from "../../errors.ts";
import { changePlatform } from "../platforms/change-platform.ts";
import { type Lease, takeLease } from "../../infrastructure/leases/with-lease.ts";
import { getPlatform } from "../platforms/list-platforms.ts";
import { runSync } from "../sync/run-sync.ts";
import { syncDuePlatforms } from "../sync/sync-due-platforms.ts";
import { requireSyncLease, syncLeaseName } from "./sync-lease.ts";

test("gives concurrent syncs of a platform to one at a time", async () => {
  const { shop, platformId } = await connectedShop();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => runSync(shop, platformId, "ada")),
  );
  const done = outcomes.filter(({ status }) => status === "fulfilled");
  expect(done.length).toBeGreaterThanOrEqual(1);
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [(outcome.reason as DomainError).code] : [],
  );
  expect(new Set(reasons)).toEqual(new Set(reasons.length > 0 ? ["conflict"] : []));
  const logs = await shop.db.selectFrom("syncLogs").select("status").execute();
  expect(logs).toHaveLength(done.length);
  expect(await runSync(shop, platformId, "ada")).toMatchObject({ status: "completed" });
});

test("lets an interrupted sync's lease expire and marks its log as interrupted", async () => {
  const { shop, platformId } = await connectedShop();
  // As its process left it.
  const lease = await takeLease(shop, syncLeaseName(platformId), 10 * 60 * 1000);
  await shop.db
    .insertInto("syncLogs")
    .values({ platformId, syncType: "sync", status: "running" })
    .execute();
  await expect(runSync(shop, platformId, null)).rejects.toMatchObject({ code: "conflict" });
  expect(await getPlatform(shop, platformId)).toMatchObject({ isSyncing: true });
  shop.clock.advance({ minutes: 11 });
  expect(await runSync(shop, platformId, null)).toMatchObject({ status: "completed" });
  const logs = await shop.db.selectFrom("syncLogs").select("status").orderBy("id").execute();
  expect(logs.map(({ status }) => status)).toEqual(["interrupted", "completed"]);
  const renewed = requireSyncLease(shop, lease as Lease);
  await expect(renewed).rejects.toMatchObject({ code: "conflict" });
});

test("runs a scheduled sync when it is due, not while paused, and again after a failure", async () => {
  const { shop, store, platformId } = await connectedShop();
  const count = async () => (await shop.db.selectFrom("syncLogs").select("id").execute()).length;
  await syncDuePlatforms(shop);
  expect(await count()).toBe(0);
  await changePlatform(shop, platformId, { settings: { schedule: "hourly" } }, null);
  await syncDuePlatforms(shop);
  await syncDuePlatforms(shop);
  expect(await count()).toBe(1);
  store.credentials.consumerSecret = "cs_other";
  shop.clock.advance({ minutes: 61 });
  await syncDuePlatforms(shop);
  expect(await count()).toBe(2);
  const failed = await getPlatform(shop, platformId);
  expect(failed.lastError).toContain("refused the keys");
  expect(failed.nextSyncAt).toBe(new Date(shop.now().getTime() + 3_600_000).toISOString());
  await changePlatform(shop, platformId, { isActive: false }, null);
  shop.clock.advance({ hours: 3 });
  await syncDuePlatforms(shop);
  expect(await count()).toBe(2);
});
