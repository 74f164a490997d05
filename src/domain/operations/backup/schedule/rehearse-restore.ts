import { sql } from "kysely";
import { connectSqlite } from "#database/connect.ts";
import { databaseFile } from "#database/database-file.ts";
import type { Database } from "#database/tables.ts";
import { batchesOf } from "../../../batches-of.ts";
import { DomainError, unprocessable } from "../../../errors.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import type { MediaLibrary } from "../../../services/media-library.ts";
import type { Log } from "../../../shop.ts";
import { restoreBackup } from "../restore/restore-backup.ts";
import { shopToRestore } from "../restore/shop-location.ts";
import { formatCount } from "#contract/decimals.ts";
import { stat, statfs } from "node:fs/promises";
import { withWorkFolder } from "../../../infrastructure/work-folders/with-work-folder.ts";
import { RESERVE_BYTES } from "../write/backup-files.ts";

export type RehearsalRequest = {
  /** Absolute path of a backup. */
  file: string;
  passphrase: string | undefined;
  /** An empty folder to restore into, which the caller deletes. */
  folder: string;
};

export type Rehearsed = { pieces: number; photos: number };

const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * Restores a backup as `npm run restore` does, into an embedded shop of its own, and counts what is there.
 * @throws unprocessable with a sentence when it cannot be restored, or a photo is missing afterwards
 */
export async function rehearseRestore({
  file,
  passphrase,
  folder,
}: RehearsalRequest): Promise<Rehearsed> {
  const place = { dataDir: folder, publicUrl: "http://localhost", log: silentLog };
  const location = {
    dataDir: folder,
    databaseUrl: undefined,
    s3: undefined,
    shopOn: (parts: Parameters<typeof shopToRestore>[1]) => shopToRestore(place, parts),
  };
  const { manifest } = await restoreBackup(location, file, { passphrase }).catch(withoutFolder);
  const db = connectSqlite(databaseFile(folder));
  const media = await openMediaLibrary(location);
  try {
    const photos = await countPhotos(db, media);
    if (photos === manifest.media.files) return { pieces: await countPieces(db), photos };
    throw unprocessable(
      `Of ${manifest.media.files} photos in the backup, ${photos} were there after the restore.`,
    );
  } finally {
    media.close();
    await db.destroy();
  }
}

/** Its sentence is for the desk, where a path says nothing. */
function withoutFolder(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  throw new DomainError(error.code, error.message.replace(/(?<!\S)\S*\/(?=[^/\s]+\.tar)/, ""));
}

async function countPieces(db: Database): Promise<number> {
  const { pieces } = await db
    .selectFrom("products")
    .select(sql<number>`count(*)`.as("pieces"))
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return pieces;
}

const BATCH_SIZE = 100;

/** The photos whose files are there; each was compared with its hash as it was stored. */
async function countPhotos(db: Database, media: MediaLibrary): Promise<number> {
  const photos = await db.selectFrom("media").select(["hash", "extension"]).execute();
  let count = 0;
  for (const batch of batchesOf(photos, BATCH_SIZE)) {
    const found = await Promise.all(batch.map((photo) => media.has(photo)));
    count += found.filter(Boolean).length;
  }
  return count;
}

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
