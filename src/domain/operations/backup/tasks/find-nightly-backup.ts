import { stat } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import type { Shop } from "../../../shop.ts";
import { findLastTask } from "./find-last-task.ts";
import { backupFolder } from "../local/backup-files.ts";

/** The newest nightly backup; null before the first, and where another machine has its file. */
export async function findNightlyBackup(
  shop: Shop,
): Promise<{ night: string; name: string; file: string } | null> {
  const { finished } = await findLastTask(shop, "nightly");
  if (!finished?.file) return null;
  const file = path.join(backupFolder(shop.dataDir), finished.file);
  const found = await nullIfMissing(stat(file));
  return found?.isFile() ? { night: finished.due, name: finished.file, file } : null;
}
