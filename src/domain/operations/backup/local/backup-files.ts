import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { BEFORE_RESTORE, type BackupFile } from "#contract/operations/backups.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";

/** Versions before 1.0.0 wrote sealed files. */
const NAME = /^[\w-]{1,80}\.tar(\.age|\.sealed)?$/;

/** The folder of the shop's backups. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, "backups");

/** Encrypted backups have an extension of their own. */
export const backupExtension = (passphrase: string | undefined): string =>
  passphrase ? ".tar.age" : ".tar";

/** 2026-11-20T150000, for file names. */
export const timestampName = (now: Date): string =>
  now.toISOString().slice(0, 19).replaceAll(":", "");

/** The name of a backup on request. */
export const manualBackupName = (now: Date, passphrase: string | undefined): string =>
  `backup-${timestampName(now)}${backupExtension(passphrase)}`;

/** The name of a backup that a restore makes of the shop it replaces. */
export const beforeRestoreName = (now: Date, passphrase: string | undefined): string =>
  `${BEFORE_RESTORE}${timestampName(now)}${backupExtension(passphrase)}`;

/** Whether a name can be a backup's, without path traversal. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** The backups on this machine, newest first. */
export async function listBackupFiles(dataDir: string): Promise<BackupFile[]> {
  const folder = backupFolder(dataDir);
  const names = ((await nullIfMissing(readdir(folder))) ?? []).filter(isBackupName);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await nullIfMissing(stat(path.join(folder, name)));
      if (!file?.isFile()) return [];
      const sealed = !name.endsWith(".tar");
      return [{ name, createdAt: file.mtime.toISOString(), bytes: file.size, sealed }];
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.name.localeCompare(a.name));
}
