import type { Backups } from "#contract/backups.ts";
import type { Shop } from "../../shop.ts";
import { listBackupFiles } from "./backup-files.ts";

/** How it stands with the backups: what there is, when the last was made, and what went wrong. */
export async function getBackups(shop: Shop): Promise<Backups> {
  const files = await listBackupFiles(shop.dataDir);
  const runs = await shop.db
    .selectFrom("backupRuns")
    .select(["finishedAt", "missing", "problem"])
    .orderBy("night", "desc")
    .limit(30)
    .execute();
  const finished = runs.find(({ finishedAt }) => finishedAt !== null);
  const moments = [finished?.finishedAt, files[0]?.createdAt].filter((at) => at != null);
  return {
    files,
    lastAt: moments.toSorted().at(-1) ?? null,
    missing: finished?.missing ?? 0,
    problem: runs[0]?.problem ?? null,
  };
}
