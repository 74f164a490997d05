import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../infrastructure/files/null-if-missing.ts";

const MIN_AGE_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes from the data folder what a backup or restore that was killed a day ago or earlier left. */
export async function deleteLeftovers(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^\.(backup|restoring|moving)-/.test(name)) continue;
    const left = path.join(dataDir, name);
    const found = await nullIfMissing(stat(left));
    if (!found || now.getTime() - found.mtimeMs < MIN_AGE_MILLISECONDS) continue;
    await rm(left, { recursive: true, force: true });
  }
}
