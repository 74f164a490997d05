import type { Backups } from "#contract/operations/backups.ts";
import type { Shop } from "../../../shop.ts";
import { findRecordedBackup } from "./record-backup.ts";
import { listBackupFiles } from "./backup-files.ts";

/** The backups on this machine, the time of the last one and the last error. */
export async function getBackups(shop: Shop): Promise<Omit<Backups, "copy" | "restore">> {
  const files = await listBackupFiles(shop.dataDir);
  const runs = await shop.db
    .selectFrom("backupRuns")
    .select(["finishedAt", "missing", "problem"])
    .orderBy("night", "desc")
    .limit(30)
    .execute();
  const finished = runs.find(({ finishedAt }) => finishedAt !== null);
  const recorded = await findRecordedBackup(shop);
  const moments = [recorded?.finishedAt, files[0]?.createdAt].filter((at) => at != null);
  return {
    files,
    lastAt: moments.toSorted().at(-1) ?? null,
    missing: finished?.missing ?? 0,
    problem: runs[0]?.problem ?? null,
  };
}
