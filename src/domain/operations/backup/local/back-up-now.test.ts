import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { backUpNow } from "./back-up-now.ts";
import { getBackups } from "../tasks/get-backups.ts";

let shop: TestShop;
beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-backup-"));
  shop = { ...(await testShop()), dataDir };
});
afterEach(() => rm(shop.dataDir, { recursive: true }));

const read = (name: string) => readFile(path.join(shop.dataDir, "backups", name));

test("writes a backup named after the time, and returns its size", async () => {
  const backup = await backUpNow(shop);
  expect(backup).toEqual({
    name: "backup-2026-11-20T150000.tar",
    createdAt: "2026-11-20T15:00:00.000Z",
    bytes: expect.any(Number),
    sealed: false,
  });
  const bytes = await read(backup.name);
  expect(bytes.length).toBe(backup.bytes);
  expect(bytes.includes("tables/products.ndjson.gz")).toBe(true);
  expect((await getBackups(shop)).files).toHaveLength(1);
});

test("encrypts the backup where there is a passphrase", async () => {
  shop.secrets = { ...shop.secrets, backupPassphrase: "correct horse battery" };
  const { name, sealed } = await backUpNow(shop);
  expect([name, sealed]).toEqual(["backup-2026-11-20T150000.tar.age", true]);
  expect((await read(name)).includes("tables/products")).toBe(false);
});

test("refuses a second backup in the same second", async () => {
  await backUpNow(shop);
  await expect(backUpNow(shop)).rejects.toMatchObject({ code: "conflict" });
  shop.clock.advance({ seconds: 1 });
  expect((await backUpNow(shop)).name).toBe("backup-2026-11-20T150001.tar");
});
