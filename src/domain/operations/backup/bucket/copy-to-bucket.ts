import { createHash } from "node:crypto";
import path from "node:path";
import type { S3Config } from "../../../services/s3-bucket.ts";
import { DomainError } from "../../../errors.ts";
import { BUCKET_RETENTION, chooseExpiredNights } from "../choose-expired-nights.ts";
import { nightOf } from "./bucket-folder.ts";
import { deleteUnfinishedUploads } from "./delete-unfinished-uploads.ts";
import { describeBucketFailure } from "./describe-bucket-failure.ts";
import { listObjects } from "./list-objects.ts";
import { type Bucket, withBucket } from "./open-bucket.ts";
import { readObject } from "./read-object.ts";
import { uploadFile } from "./upload-file.ts";

export type CopyRequest = {
  place: S3Config;
  /** Absolute path of an encrypted backup. */
  file: string;
  /** The shop's folder in the bucket. */
  folder: string;
  partBytes?: number;
};

export type Copied = {
  key: string;
  bytes: number;
  /** What the copy itself does not need failed, for the log; null if nothing did. */
  warning: string | null;
};

/**
 * Copies an encrypted backup to a bucket, reads it back, and deletes the shop's expired ones.
 * @throws bad-gateway with a sentence; then the bucket holds no copy of this backup
 */
export async function copyToBucket({
  place,
  file,
  folder,
  partBytes,
}: CopyRequest): Promise<Copied> {
  try {
    return await withBucket(place, async (bucket) => {
      const key = `${folder}${path.basename(file)}`;
      const leftovers = await warnIfFailed(deleteUnfinishedUploads(bucket, folder));
      const { bytes, sha256 } = await uploadFile(bucket, key, file, partBytes);
      await requireSame(bucket, key, sha256);
      const expired = await warnIfFailed(deleteExpired(bucket, folder));
      return { key, bytes, warning: expired ?? leftovers };
    });
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError("bad-gateway", describeBucketFailure(cause, place), { cause });
  }
}

async function requireSame(bucket: Bucket, key: string, sha256: string): Promise<void> {
  const hash = createHash("sha256");
  for await (const chunk of readObject(bucket, key)) hash.update(chunk);
  if (hash.digest("hex") === sha256) return;
  await remove(bucket, key);
  throw new DomainError(
    "bad-gateway",
    "The copy in the bucket wasn’t the same as the backup, so it was deleted.",
  );
}

/** Only objects that a shop with this folder has named so. */
async function deleteExpired(bucket: Bucket, folder: string): Promise<void> {
  const keys = await listObjects(bucket, folder);
  const byNight = new Map(
    keys.flatMap((key) => {
      const night = nightOf(key);
      return night && key.lastIndexOf("/") === folder.length - 1 ? [[night, key] as const] : [];
    }),
  );
  for (const night of chooseExpiredNights([...byNight.keys()], BUCKET_RETENTION)) {
    await remove(bucket, byNight.get(night) ?? "");
  }
}

const remove = ({ sdk, client, name }: Bucket, key: string) =>
  client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key: key }));

/** Keys that may not list or delete are enough for a copy. */
async function warnIfFailed(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
