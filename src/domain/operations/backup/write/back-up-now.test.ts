import path from "node:path";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { backUpNow, findRecordedBackup, recordBackup } from "./back-up-now.ts";
import { getBackups } from "../schedule/get-backups.ts";
import { writeBackup } from "./write-backup.ts";
import { backUpNightly } from "../schedule/scheduled-backups.ts";
import { backupFolder } from "./backup-files.ts";

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
    encrypted: false,
  });
  const bytes = await read(backup.name);
  expect(bytes.length).toBe(backup.bytes);
  expect(bytes.includes("tables/products.ndjson.gz")).toBe(true);
  expect((await getBackups(shop)).files).toHaveLength(1);
});

test("encrypts the backup where there is a passphrase", async () => {
  shop.secrets = { ...shop.secrets, backupPassphrase: "correct horse battery" };
  const { name, encrypted } = await backUpNow(shop);
  expect([name, encrypted]).toEqual(["backup-2026-11-20T150000.tar.age", true]);
  expect((await read(name)).includes("tables/products")).toBe(false);
});

test("refuses a second backup in the same second", async () => {
  await backUpNow(shop);
  await expect(backUpNow(shop)).rejects.toMatchObject({ code: "conflict" });
  shop.clock.advance({ seconds: 1 });
  expect((await backUpNow(shop)).name).toBe("backup-2026-11-20T150001.tar");
});

async function make(file: string): Promise<void> {
  await recordBackup(shop, file, await writeBackup(shop, shop.dataDir, file));
}

test("finds the newest recorded backup, nightly or by hand", async () => {
  expect(await findRecordedBackup(shop)).toBeNull();
  const file = path.join(backupFolder(shop.dataDir), "mine.tar");
  await make(file);
  const at = shop.now().toISOString();
  expect(await findRecordedBackup(shop)).toEqual({ file: "mine.tar", finishedAt: at });
  shop.clock.advance({ hours: 1 });
  await backUpNightly(shop);
  expect((await findRecordedBackup(shop))?.file).toBe("backup-nightly-2026-11-20.tar");
  shop.clock.advance({ hours: 1 });
  await rm(file);
  await make(file);
  expect(await findRecordedBackup(shop)).toEqual({
    file: "mine.tar",
    finishedAt: shop.now().toISOString(),
  });
});

test("records no backup outside the folder, and none that is not listed there", async () => {
  await make(path.join(shop.dataDir, "elsewhere", "mine.tar"));
  await make(path.join(backupFolder(shop.dataDir), "mine.bak"));
  expect(await findRecordedBackup(shop)).toBeNull();
});

test("writing a backup deletes drafts that an earlier version left", async () => {
  const draft = path.join(backupFolder(shop.dataDir), "backup-1.tar.draft-0123456789ab");
  await mkdir(path.dirname(draft));
  await writeFile(draft, "half");
  await backUpNightly(shop);
  await expect(rm(draft)).rejects.toMatchObject({ code: "ENOENT" });
});
