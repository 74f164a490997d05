import { chmod, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#domain/shop.ts";
import { nullIfMissing } from "#domain/infrastructure/files/null-if-missing.ts";

/** Many files that hold nothing secret; closed by their folder. */
const FOLDERS_NOT_ENTERED = new Set(["media", "cache"]);

const OTHERS = 0o077;

/**
 * Takes the permissions of other users away from the data folder of an earlier version, or one that
 * somebody made: folders become 0700; the database, backups and secrets 0600. Logs once what it did, or
 * could not do.
 */
export async function restrictDataDir(dataDir: string, log: Log): Promise<void> {
  // Windows has no such permissions.
  if (process.platform === "win32") return;
  try {
    const changed = await restrictFolder(dataDir);
    if (changed > 0) log.info("others may no longer read the data folder", { dataDir, changed });
  } catch (error) {
    log.warn(
      "others may be able to read the data folder: its permissions could not be changed; give it to the user that runs the shop",
      { dataDir, error },
    );
  }
}

/** @returns the number of files and folders changed */
async function restrictFolder(folder: string): Promise<number> {
  let changed = await restrict(folder, 0o700);
  // A folder that went away meanwhile has nothing to read.
  for (const entry of (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.isFile()) changed += await restrict(file, 0o600);
    if (!entry.isDirectory()) continue;
    changed += FOLDERS_NOT_ENTERED.has(entry.name)
      ? await restrict(file, 0o700)
      : await restrictFolder(file);
  }
  return changed;
}

async function restrict(file: string, mode: number): Promise<number> {
  const before = await nullIfMissing(stat(file));
  if (before === null || (before.mode & OTHERS) === 0) return 0;
  await nullIfMissing(chmod(file, mode));
  return 1;
}
