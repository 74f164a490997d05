import { stat } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import type { Shop } from "../../../shop.ts";
import { backupFolder } from "../local/backup-files.ts";

/** The newest nightly backup; null before the first, and where another machine has its file. */
export async function findNightlyBackup({
  db,
  dataDir,
}: Shop): Promise<{ night: string; name: string; file: string } | null> {
  const run = await db
    .selectFrom("backupRuns")
    .select(["night", "file"])
    .where("finishedAt", "is not", null)
    .orderBy("night", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!run?.file) return null;
  const file = path.join(backupFolder(dataDir), run.file);
  const found = await nullIfMissing(stat(file));
  return found?.isFile() ? { night: run.night, name: run.file, file } : null;
}
