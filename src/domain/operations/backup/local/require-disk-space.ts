import { statfs } from "node:fs/promises";
import { DomainError } from "../../../errors.ts";
import { listBackupFiles } from "./backup-files.ts";

/** Left free for the shop itself. */
const RESERVE_BYTES = 256 * 1024 * 1024;

/**
 * Estimates a backup's size from the newest one.
 * @throws storage-full when the backup would fill the shop's disk
 */
export async function requireDiskSpace(dataDir: string): Promise<void> {
  const [newest] = await listBackupFiles(dataDir);
  const needed = (newest?.bytes ?? 0) * 1.2 + RESERVE_BYTES;
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new DomainError(
    "storage-full",
    `The disk has ${megabytes(free)} MB free, and a backup needs about ${megabytes(needed)} MB. Remove old backups or give the shop a larger disk.`,
  );
}

const megabytes = (bytes: number): string => Math.ceil(bytes / 1_000_000).toLocaleString("en-US");
