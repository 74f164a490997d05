import { formatCount } from "#contract/decimals.ts";
import { statfs } from "node:fs/promises";
import { DomainError } from "../../../errors.ts";
import { listBackupFiles } from "./backup-files.ts";

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
