import path from "node:path";
import { formatCount } from "#contract/decimals.ts";
import { createWriteStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { DomainError, conflict } from "../../../errors.ts";
import type { S3Config } from "../../../services/s3-bucket.ts";
import { withWorkFolder } from "../../../infrastructure/work-folders/with-work-folder.ts";
import {
  BACKUPS_FOLDER,
  type Bucket,
  describeBucketFailure,
  findObject,
  folderOf,
  listObjects,
  nightOf,
  readObject,
  withBucket,
} from "./bucket.ts";

/**
 * Runs work with a file of a backup in a bucket, downloaded into the data folder and deleted afterwards.
 * @param key as in an address: empty or ending with a slash for the newest one
 * @throws not-found, storage-full, bad-gateway with a sentence
 */
export async function withBucketBackup<T>(
  { place, key, dataDir }: { place: S3Config; key: string; dataDir: string },
  work: (file: string, key: string) => Promise<T>,
): Promise<T> {
  return withWorkFolder(dataDir, "restoring", async (folder) => {
    const found = await withBucket(place, (bucket) => download(bucket, key, folder)).catch(
      (cause: unknown) => {
        if (cause instanceof DomainError || isOfDisk(cause)) throw cause;
        throw new DomainError("bad-gateway", describeBucketFailure(cause, place), { cause });
      },
    );
    return work(path.join(folder, path.basename(found)), found);
  });
}

async function download(bucket: Bucket, key: string, folder: string): Promise<string> {
  const found = await findBucketBackup(bucket, key);
  const { bytes } = await findObject(bucket, found);
  await requireSpace(folder, bytes);
  const target = createWriteStream(path.join(folder, path.basename(found)), { mode: 0o600 });
  await pipeline(readObject(bucket, found), target);
  return found;
}

/** The file itself, and as much again for what is in it. */
async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, bytes * 2];
  if (free >= needed) return;
  throw new DomainError(
    "storage-full",
    `The disk has ${megabytes(free)} MB free, and restoring this backup takes about ${megabytes(needed)} MB. Nothing was changed.`,
  );
}

const megabytes = (bytes: number): string => formatCount(Math.ceil(bytes / 1_000_000));

const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  /^(ENOSPC|EDQUOT|EROFS|EACCES)$/.test(String(error.code));

/** A backup in a bucket: `key` is empty or ends with a slash for the newest one there. */
export type BucketAddress = { bucket: string; key: string };

/** Parses s3://bucket/key; null for anything else, such as the path of a file. */
export function parseBucketAddress(text: string): BucketAddress | null {
  const [, bucket, key = ""] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(text) ?? [];
  return bucket ? { bucket, key } : null;
}

/**
 * The key that an address names, or the key of the newest nightly backup in its folder.
 * @throws not-found without one, conflict when the bucket holds the backups of several shops
 */
export async function findBucketBackup(bucket: Bucket, key: string): Promise<string> {
  if (key !== "" && !key.endsWith("/")) return key;
  const found = await listObjects(bucket, key === "" ? BACKUPS_FOLDER : key);
  const nightly = found.filter((each) => nightOf(each) !== null);
  const folders = [...new Set(nightly.map(folderOf))];
  if (folders.length > 1) {
    const choices = folders.map((folder) => `s3://${bucket.name}/${folder}`).join(" or ");
    throw conflict(`The bucket holds backups of several shops. Name one of them: ${choices}`);
  }
  const newest = nightly.toSorted().at(-1);
  if (newest) return newest;
  const where = `s3://${bucket.name}/${key === "" ? BACKUPS_FOLDER : key}`;
  throw new DomainError("not-found", `There is no backup in ${where}.`);
}
