import path from "node:path";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { BEFORE_RESTORE, type BackupFile } from "#contract/operations/backups.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { DomainError, notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import {
  listOwnedFiles,
  listWorkFolders,
} from "../../../infrastructure/work-folders/work-folder.ts";
import { formatCount } from "#contract/decimals.ts";

/** With the extension of versions before 1.0.0. */
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
      const encrypted = !name.endsWith(".tar");
      return [{ name, createdAt: file.mtime.toISOString(), bytes: file.size, encrypted }];
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.name.localeCompare(a.name));
}

/** A backup of this machine, for download. @throws not-found */
export async function openBackup(
  { dataDir }: Shop,
  name: string,
): Promise<{ bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const file = path.join(backupFolder(dataDir), name);
  const found = isBackupName(name) ? await nullIfMissing(stat(file)) : null;
  if (!found?.isFile()) throw notFound("Backup");
  const content = Readable.toWeb(createReadStream(file));
  return { bytes: found.size, content: content as ReadableStream<Uint8Array<ArrayBuffer>> };
}

const DRAFT = /\.tar(\.age|\.sealed)?\.draft-[0-9a-f]{12}$/;

/** Deletes drafts of backups that no work owns: earlier versions left them when they were killed. */
export async function deleteAbandonedDrafts(dataDir: string): Promise<void> {
  const folder = backupFolder(dataDir);
  // Listed before the work: whose draft is among them owns it by then.
  const names = (await nullIfMissing(readdir(folder))) ?? [];
  const drafts = names.filter((name) => DRAFT.test(name)).map((name) => path.join(folder, name));
  const work = drafts.length > 0 ? await listWorkFolders(dataDir) : [];
  const owned = (await Promise.all(work.map(listOwnedFiles))).flat();
  for (const draft of drafts) if (!owned.includes(draft)) await rm(draft, { force: true });
}

/** Left free for the shop itself. */
export const RESERVE_BYTES = 256 * 1024 * 1024;

/**
 * @param moreBytes what work besides a backup needs
 * @throws storage-full when the work would fill the shop's disk
 */
export async function requireDiskSpace(
  dataDir: string,
  { work = "a backup", moreBytes = 0 } = {},
): Promise<void> {
  const { free, needed: forBackup } = await measureDiskSpace(dataDir);
  const needed = forBackup + moreBytes;
  if (free >= needed) return;
  throw new DomainError(
    "storage-full",
    `The disk has ${megabytes(free)} MB free, and ${work} needs about ${megabytes(needed)} MB. Remove old backups or give the shop a larger disk.`,
  );
}

const megabytes = (bytes: number): string => formatCount(Math.ceil(bytes / 1_000_000));

/** The disk of the shop's files in bytes, and what a backup needs of it, estimated from the newest one. */
export async function measureDiskSpace(
  dataDir: string,
): Promise<{ free: number; total: number; needed: number }> {
  const [newest] = await listBackupFiles(dataDir);
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return {
    free: bavail * bsize,
    total: blocks * bsize,
    needed: (newest?.bytes ?? 0) * 1.2 + RESERVE_BYTES,
  };
}
