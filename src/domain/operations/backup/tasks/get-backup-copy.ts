import type { BackupCopy } from "#contract/operations/backups.ts";
import type { Shop } from "../../../shop.ts";
import { findLastTask } from "./find-last-task.ts";

/** The state of the copies in the bucket; null where there is none. */
export async function getBackupCopy(shop: Shop): Promise<BackupCopy | null> {
  if (!shop.backupBucket) return null;
  const { problem, finished } = await findLastTask(shop, "copy");
  return { bucket: shop.backupBucket.bucket, lastAt: finished?.finishedAt ?? null, problem };
}
