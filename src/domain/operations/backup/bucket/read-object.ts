import { DomainError } from "../../../errors.ts";
import type { Bucket } from "./open-bucket.ts";

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
