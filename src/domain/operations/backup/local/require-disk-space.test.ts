import { mkdir, mkdtemp, rm, statfs, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupFolder } from "./backup-files.ts";
import { requireDiskSpace } from "./require-disk-space.ts";

const MEGABYTE = 1024 * 1024;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-disk-"));
  await mkdir(backupFolder(dataDir));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A backup of a size that takes no space: a file with a hole. */
async function addBackup(bytes: number): Promise<void> {
  const file = path.join(backupFolder(dataDir), "fernhill.tar");
  await writeFile(file, "");
  await truncate(file, Math.floor(bytes));
}

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

const full = {
  code: "storage-full",
  message: expect.stringMatching(
    /has [\d,]+ MB free, and a backup needs about [\d,]+ MB/,
  ) as string,
};

test("makes the first backup, and one that fits beside the newest", async () => {
  await requireDiskSpace(dataDir);
  await addBackup(1);
  await expect(requireDiskSpace(dataDir)).resolves.toBeUndefined();
});

test("refuses a backup that is likely to grow beyond the space", async () => {
  await addBackup((await freeBytes()) * 0.95);
  await expect(requireDiskSpace(dataDir)).rejects.toMatchObject(full);
});

test("refuses a backup that would leave the shop too little", async () => {
  await addBackup(((await freeBytes()) - 128 * MEGABYTE) / 1.2);
  await expect(requireDiskSpace(dataDir)).rejects.toMatchObject(full);
});
