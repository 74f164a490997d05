import { formatCount } from "#contract/decimals.ts";
import { stat, statfs } from "node:fs/promises";
import { DomainError } from "../../../errors.ts";
import { withWorkFolder } from "../../../infrastructure/work-folders/with-work-folder.ts";
import { RESERVE_BYTES } from "../local/require-disk-space.ts";

const CHECK_MILLISECONDS = 1000;

/** How the sentence begins that a rehearsal fails with for want of space. */
export const NO_SPACE = "There’s not enough space to test a backup";

/**
 * Runs work with an empty folder in the data folder, deleted afterwards, as those are that a killed process
 * has left. The work is aborted before it fills the shop's disk.
 * @throws storage-full, before or during the work
 */
export async function withRehearsalFolder<T>(
  dataDir: string,
  file: string,
  work: (folder: string, noSpace: AbortSignal) => Promise<T>,
  measureFree = measureFreeBytes,
): Promise<T> {
  return withWorkFolder(dataDir, "rehearsal", async (folder) => {
    // Its photos once more, and its rows twice: as they are in the backup, and in a database.
    const needed = (await stat(file)).size * 2 + RESERVE_BYTES;
    requireFree(await measureFree(dataDir), needed);
    const full = new AbortController();
    const watch = setInterval(() => {
      measureFree(dataDir)
        .then((free) => requireFree(free, RESERVE_BYTES))
        .catch((error: unknown) => full.abort(error));
    }, CHECK_MILLISECONDS);
    try {
      return await work(folder, full.signal);
    } finally {
      clearInterval(watch);
    }
  });
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function requireFree(free: number, needed: number): void {
  if (free >= needed) return;
  const sentence = `${NO_SPACE}: ${megabytes(free)} MB are free, and about ${megabytes(needed)} MB are needed.`;
  throw new DomainError("storage-full", sentence);
}

const megabytes = (bytes: number): string => formatCount(Math.ceil(bytes / 1_000_000));
