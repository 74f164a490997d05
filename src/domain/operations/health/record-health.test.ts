import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { checkHealth } from "./check-health.ts";
import { recordHealth } from "./record-health.ts";
import { readStoredResults } from "./stored-results.ts";

let shop: TestShop;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-record-"));
  shop = { ...(await testShop()), dataDir };
});
afterEach(() => rm(dataDir, { recursive: true }));

const dateOf = async (name: string) => (await readStoredResults(shop)).get(name)?.checkedAt;

test("stores each result, and looks at what takes long once a day", async () => {
  const start = shop.now().toISOString();
  const { checks } = await recordHealth(shop);
  const stored = await readStoredResults(shop);
  expect(checks.map((check) => stored.get(check.name))).toEqual(checks);
  shop.clock.advance({ hours: 23 });
  await recordHealth(shop);
  expect([await dateOf("Photos"), await dateOf("Memory")]).toEqual([
    start,
    shop.now().toISOString(),
  ]);
  shop.clock.advance({ hours: 1 });
  await recordHealth(shop);
  expect(await dateOf("Photos")).toBe(shop.now().toISOString());
});

test("looks again within an hour at what was wrong, and at everything when it is asked to", async () => {
  await recordHealth(shop);
  const found = { state: "failed", sentence: "Of all photos, 1 file is missing." };
  await shop.db
    .updateTable("healthResults")
    .set({ finding: JSON.stringify(found) })
    .where("name", "=", "Photos")
    .execute();
  const shown = async () =>
    (await checkHealth(shop)).checks.find(({ name }) => name === "Photos")?.state;
  expect(await shown()).toBe("failed");
  shop.clock.advance({ hours: 1 });
  await recordHealth(shop);
  expect(await shown()).toBe("ok");
  const { checks } = await recordHealth(shop, { isForced: true });
  expect(new Set(checks.map(({ checkedAt }) => checkedAt))).toEqual(
    new Set([shop.now().toISOString()]),
  );
});

test("answers a stored result while it is recent, and looks again where nothing runs in the background", async () => {
  await recordHealth(shop);
  const before = shop.now().toISOString();
  shop.clock.advance({ hours: 47 });
  const dates = async (isFresh = false) =>
    new Map(
      (await checkHealth(shop, { isFresh })).checks.map((check) => [check.name, check.checkedAt]),
    );
  expect((await dates()).get("Photos")).toBe(before);
  expect((await dates()).get("Memory")).toBe(shop.now().toISOString());
  expect((await dates(true)).get("Photos")).toBe(shop.now().toISOString());
  shop.clock.advance({ hours: 2 });
  expect((await dates()).get("Photos")).toBe(shop.now().toISOString());
});
