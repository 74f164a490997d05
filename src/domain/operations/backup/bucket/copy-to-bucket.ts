import path from "node:path";
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { loadUpload } from "../../../infrastructure/s3/connect-s3.ts";
import type { S3Config } from "../../../services/s3-bucket.ts";
import { DomainError } from "../../../errors.ts";
import { BUCKET_RETENTION, chooseExpiredNights } from "../write/choose-expired-nights.ts";
import {
  type Bucket,
  describeBucketFailure,
  listObjects,
  nightOf,
  readObject,
  withBucket,
} from "./bucket.ts";

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

/**
 * Deletes the parts that interrupted uploads below a folder have left; the bucket doesn't list them, but
 * charges for them.
 */
async function deleteUnfinishedUploads(bucket: Bucket, folder: string): Promise<void> {
  const { sdk, client, name } = bucket;
  const list = new sdk.ListMultipartUploadsCommand({ Bucket: name, Prefix: folder });
  const { Uploads = [] } = await client.send(list);
  for (const { Key, UploadId } of Uploads) {
    if (!Key?.startsWith(folder)) continue;
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }));
  }
}

const PART_BYTES = 8 * 1024 * 1024;
/** S3 takes 10,000 parts. */
const MAX_PARTS = 9000;

type Uploaded = { bytes: number; sha256: string };

/**
 * Uploads a file in parts, one of them in memory. The object appears when all parts are there, so an
 * interrupted upload leaves nothing that looks like a backup.
 * @param partBytes at least 5 MiB
 */
async function uploadFile(
  { client, name }: Bucket,
  key: string,
  file: string,
  partBytes = PART_BYTES,
): Promise<Uploaded> {
  const Upload = await loadUpload();
  const { size: bytes } = await stat(file);
  const hash = createHash("sha256");
  const upload = new Upload({
    client,
    params: { Bucket: name, Key: key, Body: Readable.from(hashed(createReadStream(file), hash)) },
    partSize: Math.max(partBytes, Math.ceil(bytes / MAX_PARTS)),
    queueSize: 1,
  });
  await upload.done();
  return { bytes, sha256: hash.digest("hex") };
}

/** The chunks as they are, each taken into the hash. */
async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
