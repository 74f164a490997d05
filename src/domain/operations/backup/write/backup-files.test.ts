import path from "node:path";
import {
  mkdir,
  mkdtemp,
  readdir,
  rm,
  statfs,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  backupFolder,
  deleteAbandonedDrafts,
  isBackupName,
  listBackupFiles,
  manualBackupName,
  requireDiskSpace,
} from "./backup-files.ts";
import { createWorkFolder, ownFile } from "../../../infrastructure/work-folders/work-folder.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-backups-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function addFile(name: string, day: number): Promise<void> {
  const file = path.join(backupFolder(dataDir), name);
  await writeFile(file, "12345");
  const at = new Date(Date.UTC(2026, 10, day));
  await utimes(file, at, at);
}

test("lists nothing before the first backup", async () => {
  expect(await listBackupFiles(dataDir)).toEqual([]);
});

test("lists backups newest first, then by name, and nothing else", async () => {
  await mkdir(path.join(backupFolder(dataDir), "folder.tar"), { recursive: true });
  await addFile("b.tar", 2);
  await addFile("a.tar", 3);
  await addFile("c.tar.age", 2);
  await addFile("d.tar", 1);
  await addFile("c.tar.draft-12", 4);
  await symlink("gone", path.join(backupFolder(dataDir), "dangling.tar"));
  const files = await listBackupFiles(dataDir);
  expect(files.map(({ name, encrypted }) => [name, encrypted])).toEqual([
    ["a.tar", false],
    ["c.tar.age", true],
    ["b.tar", false],
    ["d.tar", false],
  ]);
  expect(files[0]).toMatchObject({ bytes: 5, createdAt: "2026-11-03T00:00:00.000Z" });
});

test("names an encrypted backup by its extension", () => {
  const now = new Date("2026-11-20T15:00:09.999Z");
  expect(manualBackupName(now, undefined)).toBe("backup-2026-11-20T150009.tar");
  expect(manualBackupName(now, "a passphrase")).toBe("backup-2026-11-20T150009.tar.age");
});

test.each([
  ["backup-2026-11-20T150009.tar", true],
  ["a.tar.age", true],
  ["a.tar.sealed", true],
  ["../a.tar", false],
  ["a.tar.draft", false],
  ["x/a.tar", false],
  ["a.tar/../b", false],
  [".tar", false],
  [`${"a".repeat(81)}.tar`, false],
])("a file named %s can be a backup: %s", (name, expected) => {
  expect(isBackupName(name)).toBe(expected);
});

const MEGABYTE = 1024 * 1024;

/** A backup of a size that takes no space: a file with a hole. */
async function addBackup(bytes: number): Promise<void> {
  const file = path.join(backupFolder(dataDir), "fernhill.tar");
  await mkdir(path.dirname(file), { recursive: true });
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

test("deletes drafts that no work owns, and nothing else", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-drafts-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await deleteAbandonedDrafts(dataDir);
  await mkdir(backupFolder(dataDir));
  const names = ["a.tar", "b.tar.draft-0123456789ab", "c.tar.age.draft-0123456789ab", "d.draft-1"];
  for (const name of names) await writeFile(path.join(backupFolder(dataDir), name), "");
  const { folder, unlock } = await createWorkFolder(dataDir, "backup");
  await ownFile(folder, path.join(backupFolder(dataDir), "b.tar.draft-0123456789ab"));
  await deleteAbandonedDrafts(dataDir);
  await unlock();
  expect(await readdir(backupFolder(dataDir))).toEqual([
    "a.tar",
    "b.tar.draft-0123456789ab",
    "d.draft-1",
  ]);
});
