import type * as S3 from "@aws-sdk/client-s3";
import { type S3Connection, connectS3 } from "../../../infrastructure/s3/connect-s3.ts";
import type { S3Config } from "../../../services/s3-bucket.ts";
import { createHmac } from "node:crypto";
import { DomainError } from "../../../errors.ts";

/** A server that is silent for so long is away. */
const TIMEOUTS = { connectionTimeout: 10_000, socketTimeout: 60_000 };
/** Of each request. */
const MAX_ATTEMPTS = 4;

/** A bucket that a command or a process works with, closed when it is done. */
export type Bucket = S3Connection & { name: string };

/** Runs work with a connection to a bucket. */
export async function withBucket<T>(
  place: S3Config,
  work: (bucket: Bucket) => Promise<T>,
): Promise<T> {
  const options = { requestHandler: TIMEOUTS, maxAttempts: MAX_ATTEMPTS };
  const connection = await connectS3(place, options);
  try {
    return await work({ ...connection, name: place.bucket });
  } finally {
    connection.client.destroy();
  }
}

const ROOT = "backups/";
/** With the extension of versions before 1.0.0, whose files expire like the others. */
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

/** The keys of all objects that begin with a prefix, in the order of the bucket. */
export async function listObjects(
  { sdk, client, name }: Bucket,
  prefix: string,
): Promise<string[]> {
  const keys: string[] = [];
  for (let ContinuationToken: string | undefined, more = true; more;) {
    const list = new sdk.ListObjectsV2Command({ Bucket: name, Prefix: prefix, ContinuationToken });
    const page: S3.ListObjectsV2CommandOutput = await client.send(list);
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
    ContinuationToken = page.NextContinuationToken;
    more = ContinuationToken !== undefined;
  }
  return keys;
}

const MAX_READ_ATTEMPTS = 5;

/**
 * The bytes of an object. A connection that breaks is made again and goes on where it broke, if the object
 * is still the same.
 * @throws DomainError not-found, or the SDK's error after five attempts without a byte
 */
export async function* readObject(bucket: Bucket, key: string): AsyncGenerator<Uint8Array> {
  const { bytes, etag } = await findObject(bucket, key);
  let at = 0;
  for (let attempts = 1; at < bytes; attempts += 1) {
    try {
      for await (const chunk of await readFrom(bucket, key, at, etag)) {
        at += chunk.byteLength;
        attempts = 0;
        yield chunk;
      }
      if (at < bytes) throw new Error(`${key} ended after ${at} of ${bytes} bytes.`);
    } catch (error) {
      if (attempts === MAX_READ_ATTEMPTS || isChanged(error)) throw error;
    }
  }
}

/** @throws DomainError not-found */
export async function findObject({ sdk, client, name }: Bucket, key: string) {
  try {
    const head = await client.send(new sdk.HeadObjectCommand({ Bucket: name, Key: key }));
    return { bytes: head.ContentLength ?? 0, etag: head.ETag };
  } catch (error) {
    if (!(error instanceof Error && error.name === "NotFound")) throw error;
    throw new DomainError("not-found", `There is no ${key} in the bucket ${name}.`);
  }
}

async function readFrom(
  { sdk, client, name }: Bucket,
  key: string,
  at: number,
  etag: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  const range = { Range: `bytes=${at}-`, IfMatch: etag };
  const object = await client.send(new sdk.GetObjectCommand({ Bucket: name, Key: key, ...range }));
  return object.Body as AsyncIterable<Uint8Array> & typeof object.Body;
}

const isChanged = (error: unknown): boolean =>
  error instanceof Error && error.name === "PreconditionFailed";

/** By the name of S3's error, or the code of the socket's. */
const REASONS: [pattern: RegExp, reason: string][] = [
  [/^NoSuchBucket$/, "there is no bucket of that name"],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch)$/, "it doesn’t accept the keys"],
  [/^(AccessDenied|Forbidden|403)$/, "the keys may not write and read there"],
  [/^(RequestTimeTooSkewed)$/, "the server’s clock is wrong"],
  [/^(PermanentRedirect|AuthorizationHeaderMalformed)$/, "it’s in another region"],
  [/^(QuotaExceeded|InsufficientStorage|507)$/, "it’s full"],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "no server of that name was found"],
  [/^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|TimeoutError)$/, "it can’t be reached"],
  [/^(\w{0,40}CERT\w*|ERR_TLS\w+|ERR_SSL\w+|EPROTO)$/, "its certificate isn’t valid"],
  [/^(SlowDown|ServiceUnavailable|InternalError|50\d)$/, "it’s having trouble"],
];

/** Why the bucket failed, as a sentence for people. */
export function describeBucketFailure(error: unknown, { bucket, endpoint }: S3Config): string {
  const names = namesOf(error);
  const reason = REASONS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  const host = new URL(endpoint).host;
  return `The bucket ${bucket} at ${host} failed: ${reason ?? `it answered ${names[0] ?? "with an error"}`}.`;
}

/** The SDK's name, the socket's code and the HTTP status, as far as the error has them. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const own = [error.name, code, $metadata?.httpStatusCode].filter(
    (name) => name !== undefined && name !== "Error",
  );
  return [...own.map(String), ...namesOf(error.cause)];
}
