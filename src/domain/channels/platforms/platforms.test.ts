import { expect, test } from "vitest";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { changeFeedUrl } from "./change-feed-url.ts";
import { changePlatform } from "./change-platform.ts";
import { connectPlatform } from "./connect-platform.ts";
import { decryptCredentials, encryptCredentials } from "./credentials.ts";
import { describeProblem } from "./describe-problem.ts";
import { disconnectPlatform } from "./disconnect-platform.ts";
import { findPlatforms } from "./find-platform.ts";
import { getPlatform, listPlatforms } from "./list-platforms.ts";
import { nextSync } from "./next-sync.ts";
import { openPlatformClient } from "./open-platform-client.ts";
import { readPlatformSettings } from "./platform-settings.ts";
import { readWooKeys } from "./read-woo-keys.ts";

test.each([
  ["never without a schedule", { schedule: "off" }, null],
  ["never while paused", { isActive: false }, null],
  ["at once without an earlier sync", { lastSyncAt: null }, "2026-11-01T00:00:00.000Z"],
  ["an hour after the last sync", {}, "2026-11-20T11:00:00.000Z"],
  ["a day after the last sync", { schedule: "daily" }, "2026-11-21T10:00:00.000Z"],
] as const)("the next sync is due %s", (_, change, due) => {
  expect(
    nextSync({
      isActive: true,
      schedule: "hourly",
      lastSyncAt: "2026-11-20T10:00:00.000Z",
      createdAt: "2026-11-01T00:00:00.000Z",
      ...change,
    }),
  ).toBe(due);
});

test("credentials decrypt for their own platform alone", async () => {
  const shop = await testShop();
  const credentials = JSON.parse(encryptCredentials(shop, "meta", { feedSecret: "s" })) as Record<
    string,
    string
  >;
  expect(JSON.stringify(credentials)).not.toContain('"s"');
  expect(decryptCredentials(shop, { platform: "meta", credentials })).toEqual({ feedSecret: "s" });
  expect(() => decryptCredentials(shop, { platform: "google", credentials })).toThrow(
    "cannot be decrypted",
  );
  expect(decryptCredentials(shop, { platform: "meta", credentials: {} })).toEqual({});
});

test("a feed gets a new URL, other platforms have none", async () => {
  const { shop, platformId } = await connectedShop();
  const { id, feedUrl } = await connectPlatform(shop, { platform: "meta" }, null);
  const changed = await changeFeedUrl(shop, id, null);
  expect(changed.feedUrl).toMatch(/\/feeds\/[\w-]{32}\/meta\.csv$/);
  expect(changed.feedUrl).not.toBe(feedUrl);
  await expect(changeFeedUrl(shop, platformId, null)).rejects.toMatchObject({
    code: "unprocessable",
  });
});

test("a change leaves omitted fields as they are", async () => {
  const { shop, platformId, store } = await connectedShop();
  const before = await getPlatform(shop, platformId);
  expect(before).toMatchObject({ isActive: true, settings: { schedule: "off" } });
  const changed = await changePlatform(shop, platformId, { settings: { schedule: "daily" } }, null);
  expect(changed).toMatchObject({
    isActive: true,
    settings: { schedule: "daily", storeUrl: store.url },
    nextSyncAt: before.createdAt,
  });
  await expect(changePlatform(shop, 999, {}, null)).rejects.toMatchObject({ code: "not-found" });
});

test("a disconnected platform has no keys and is not found", async () => {
  const { shop, platformId } = await connectedShop();
  expect(await readWooKeys(shop)).toMatchObject({ platformId });
  await disconnectPlatform(shop, platformId, "ada");
  expect(await readWooKeys(shop)).toBeNull();
  expect(await listPlatforms(shop)).toEqual([]);
  await expect(openPlatformClient(shop, platformId)).rejects.toMatchObject({ code: "not-found" });
});

test("a platform without keys cannot be opened", async () => {
  const { shop, platformId } = await connectedShop();
  await shop.db.updateTable("platformIntegrations").set({ credentials: "{}" }).execute();
  await expect(openPlatformClient(shop, platformId)).rejects.toMatchObject({
    code: "unprocessable",
  });
  expect(await findPlatforms(shop, "meta")).toEqual([]);
});

test("invalid settings are read as the defaults", () => {
  expect(readPlatformSettings({ settings: { schedule: "yearly", storeUrl: 7 } })).toEqual({
    schedule: "off",
    storeUrl: null,
  });
});

test("an unexpected error is logged and not shown", async () => {
  const shop = await testShop();
  const logged: unknown[] = [];
  shop.log = { ...shop.log, error: (_, fields) => logged.push(fields) };
  const error = new Error("cs_secret");
  expect(describeProblem(shop, error)).not.toContain("cs_secret");
  expect(logged).toEqual([{ error }]);
});
