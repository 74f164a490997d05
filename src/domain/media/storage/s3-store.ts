import { readFile } from "node:fs/promises";
import type * as S3 from "@aws-sdk/client-s3";
import { DomainError } from "../../errors.ts";
import { connectS3 } from "../../infrastructure/s3/connect-s3.ts";
import type { S3Config } from "../../services/s3-bucket.ts";
import type { MediaStore } from "./media-store.ts";

const FOLDER = "media/";

/** Stores files below `media/` in a bucket of any S3-compatible service. */
export async function s3Store(place: S3Config): Promise<MediaStore> {
  const { sdk, client } = await connectS3(place);
  const at = (name: string) => ({ Bucket: place.bucket, Key: `${FOLDER}${name}` });
  const get = (name: string, range?: string) =>
    nullWhenMissing(client.send(new sdk.GetObjectCommand({ ...at(name), Range: range })));
  const head = (name: string) => nullWhenMissing(client.send(new sdk.HeadObjectCommand(at(name))));
  const write = async (name: string, bytes: Uint8Array) => {
    await asStoreError(client.send(new sdk.PutObjectCommand({ ...at(name), Body: bytes })));
  };
  return {
    write,
    writeFile: async (name, file) => write(name, await readFile(file)),
    read: async (name) => {
      const object = await get(name);
      return object?.Body ? await asStoreError(object.Body.transformToByteArray()) : null;
    },
    open: async (name) => {
      const size = (await head(name))?.ContentLength;
      if (size === undefined) return null;
      return { size, stream: (from, to) => openLazily(() => get(name, `bytes=${from}-${to}`)) };
    },
    has: async (name) => (await head(name)) !== null,
    remove: (prefix) => removeAll(sdk, client, at(prefix)),
    list: (folder) => listAll(sdk, client, at(`${folder}/`)),
  };
}

type ObjectKey = { Bucket: string; Key: string };

/** A photo has fewer files than one page of the listing. */
async function removeAll(sdk: typeof S3, client: S3.S3Client, { Bucket, Key }: ObjectKey) {
  const list = new sdk.ListObjectsV2Command({ Bucket, Prefix: Key });
  const { Contents = [] } = await asStoreError(client.send(list));
  for (const { Key } of Contents) {
    await asStoreError(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
  }
}

async function* listAll(sdk: typeof S3, client: S3.S3Client, { Bucket, Key }: ObjectKey) {
  for (let ContinuationToken: string | undefined, more = true; more;) {
    const list = new sdk.ListObjectsV2Command({ Bucket, Prefix: Key, ContinuationToken });
    const page: S3.ListObjectsV2CommandOutput = await asStoreError(client.send(list));
    for (const { Key, LastModified, Size = 0 } of page.Contents ?? []) {
      if (!Key || !LastModified) continue;
      yield { name: Key.slice(FOLDER.length), writtenAt: LastModified, bytes: Size };
    }
    ContinuationToken = page.NextContinuationToken;
    more = ContinuationToken !== undefined;
  }
}

/** Requests the file when the stream is first read. */
function openLazily(
  get: () => Promise<S3.GetObjectCommandOutput | null>,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    const body = (await get())?.Body;
    if (!body) throw new Error("The file is gone");
    const bytes: ReadableStream<Uint8Array> = body.transformToWebStream();
    await bytes.pipeTo(writable);
  };
  // The reader gets the error from the stream.
  send().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}

async function nullWhenMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await asStoreError(work);
  } catch (error) {
    if (error instanceof DomainError && isMissing(error.cause)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);

/** Maps the SDK's errors to one for people. */
async function asStoreError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new DomainError("bad-gateway", "Your photo storage isn’t responding as expected.", {
      cause,
    });
  }
}
