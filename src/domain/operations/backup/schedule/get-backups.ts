import type { BackupCopy, Backups } from "#contract/operations/backups.ts";
import type { Shop } from "../../../shop.ts";
import { findLastTask } from "./run-task.ts";
import { findRecordedBackup } from "../write/back-up-now.ts";
import { listBackupFiles } from "../write/backup-files.ts";

/** The backups on this machine, the time of the last one and the last error. */
export async function getBackups(shop: Shop): Promise<Omit<Backups, "copy" | "restore">> {
  const files = await listBackupFiles(shop.dataDir);
  const { problem, finished } = await findLastTask(shop, "nightly");
  const recorded = await findRecordedBackup(shop);
  const moments = [recorded?.finishedAt, files[0]?.createdAt].filter((at) => at != null);
  return {
    files,
    lastAt: moments.toSorted().at(-1) ?? null,
    missing: finished?.missing ?? 0,
    problem,
  };
}

/** The state of the copies in the bucket; null where there is none. */
export async function getBackupCopy(shop: Shop): Promise<BackupCopy | null> {
  if (!shop.backupBucket) return null;
  const { problem, finished } = await findLastTask(shop, "copy");
  return { bucket: shop.backupBucket.bucket, lastAt: finished?.finishedAt ?? null, problem };
}
