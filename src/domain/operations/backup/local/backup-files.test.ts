import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupFolder, isBackupName, listBackupFiles, manualBackupName } from "./backup-files.ts";

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
  expect(files.map(({ name, sealed }) => [name, sealed])).toEqual([
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
