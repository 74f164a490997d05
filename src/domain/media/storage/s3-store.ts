import type * as S3 from "@aws-sdk/client-s3";
import { DomainError } from "../../errors.ts";
import type { MediaStore } from "./media-store.ts";

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const FOLDER = "media/";

/** Keeps files in a bucket of any S3-compatible store, below `media/`. */
export async function s3Store(place: S3Config): Promise<MediaStore> {
  // Only who keeps pictures there pays for the library.
  const sdk = await import("@aws-sdk/client-s3");
  const client = connect(sdk, place);
  const at = (name: string) => ({ Bucket: place.bucket, Key: `${FOLDER}${name}` });
  const get = (name: string, range?: string) =>
    nullWhenMissing(client.send(new sdk.GetObjectCommand({ ...at(name), Range: range })));
  const head = (name: string) => nullWhenMissing(client.send(new sdk.HeadObjectCommand(at(name))));
  return {
    write: async (name, bytes) => {
      await asStoreError(client.send(new sdk.PutObjectCommand({ ...at(name), Body: bytes })));
    },
    read: async (name) => {
      const answer = await get(name);
      return answer?.Body ? await asStoreError(answer.Body.transformToByteArray()) : null;
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

function connect(sdk: typeof S3, place: S3Config): S3.S3Client {
  const { accessKeyId, secretAccessKey } = place;
  return new sdk.S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's seldom give each bucket a host name of its own, or know newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

type ObjectKey = { Bucket: string; Key: string };

/** One picture never has more files than one list holds. */
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
    const answer: S3.ListObjectsV2CommandOutput = await asStoreError(client.send(list));
    for (const { Key, LastModified } of answer.Contents ?? []) {
      if (Key && LastModified) yield { name: Key.slice(FOLDER.length), writtenAt: LastModified };
    }
    ContinuationToken = answer.NextContinuationToken;
    more = ContinuationToken !== undefined;
  }
}

/** Asks for the file only when somebody reads it. */
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
  // Who reads learns of a failure from the stream; a second report here would tell nobody.
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

/** Says which of the shop's helpers failed. */
async function asStoreError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new DomainError("bad-gateway", "The store of pictures does not answer as it should.", {
      cause,
    });
  }
}
