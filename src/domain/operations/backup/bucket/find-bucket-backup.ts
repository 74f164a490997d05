import { conflict, DomainError } from "../../../errors.ts";
import { BACKUPS_FOLDER, folderOf, nightOf } from "./bucket-folder.ts";
import { listObjects } from "./list-objects.ts";
import type { Bucket } from "./open-bucket.ts";

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
