import { mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import { SECRET_FILES } from "../../../infrastructure/table-dump/manifest.ts";
import { syncFolder } from "../../../infrastructure/files/sync-folder.ts";

/** The database is last, since its presence makes the folder a shop. */
const PARTS = ["media", "cache", ...SECRET_FILES, "shop.sqlite"];

const SQLITE_SIDE_FILES = ["shop.sqlite-wal", "shop.sqlite-shm"];

/**
 * Moves staged files into the data folder, and the files they replace aside.
 * @param aside folder for replaced files, created when needed
 * @returns whether files were replaced
 */
export async function moveIntoDataDir(
  ready: string,
  dataDir: string,
  aside: string,
): Promise<boolean> {
  const parts: string[] = [];
  for (const name of PARTS) {
    if (await nullIfMissing(stat(path.join(ready, name)))) parts.push(name);
  }
  const old = parts.includes("shop.sqlite") ? [...parts, ...SQLITE_SIDE_FILES].toReversed() : parts;
  let hasReplaced = false;
  for (const name of old) {
    if (!(await nullIfMissing(stat(path.join(dataDir, name))))) continue;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(path.join(dataDir, name), path.join(aside, name));
    hasReplaced = true;
  }
  for (const name of parts) await rename(path.join(ready, name), path.join(dataDir, name));
  await syncFolder(dataDir);
  return hasReplaced;
}
