import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../infrastructure/files/null-if-missing.ts";

const MIN_AGE_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Deletes temporary folders of backups and restores that were killed at least a day ago. */
export async function deleteLeftovers(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^\.(backup|restoring|rehearsal|moving)-/.test(name)) continue;
    const folder = path.join(dataDir, name);
    const found = await nullIfMissing(stat(folder));
    if (!found || now.getTime() - found.mtimeMs < MIN_AGE_MILLISECONDS) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
