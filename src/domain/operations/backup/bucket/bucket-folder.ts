import { createHmac } from "node:crypto";

const ROOT = "backups/";
/** Versions before 1.0.0 wrote sealed files, which expire like the others. */
const NIGHTLY = /^backup-nightly-(\d{4}-\d{2}-\d{2})\.tar\.(?:age|sealed)$/;

/** Where backups of shops are in a bucket. */
export const BACKUPS_FOLDER = ROOT;

/**
 * The folder of one shop's backups, derived from its encryption key: it's the same after a restore, and
 * two shops in one bucket leave each other's backups alone.
 */
export function bucketFolder(encryptionKey: string): string {
  const id = createHmac("sha256", encryptionKey).update("folder of backups").digest("hex");
  return `${ROOT}${id.slice(0, 12)}/`;
}

/** The night of a nightly backup in a bucket, null for any other object. */
export const nightOf = (key: string): string | null =>
  NIGHTLY.exec(key.slice(key.lastIndexOf("/") + 1))?.[1] ?? null;

/** The folder of a key, with its slash. */
export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf("/") + 1);
