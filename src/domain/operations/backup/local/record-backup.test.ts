import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { writeBackup } from "../write-backup.ts";
import { backUpNightly } from "../tasks/back-up-nightly.ts";
import { backupFolder } from "./backup-files.ts";
import { findRecordedBackup, recordBackup } from "./record-backup.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = { ...(await testShop()), dataDir: await mkdtemp(path.join(tmpdir(), "fernhill-record-")) };
});
afterEach(() => rm(shop.dataDir, { recursive: true }));

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
