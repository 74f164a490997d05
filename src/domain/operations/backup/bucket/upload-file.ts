import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Bucket } from "./open-bucket.ts";

const MIB = 1024 * 1024;
const PART_BYTES = 8 * MIB;
/** S3 takes 10,000 parts. */
const MAX_PARTS = 9000;

export type Uploaded = { bytes: number; sha256: string };

/**
 * Uploads a file in parts, one of them in memory. The object appears when all parts are there, so an
 * interrupted upload leaves nothing that looks like a backup.
 * @param partBytes at least 5 MiB where the service asks for that
 */
export async function uploadFile(
  bucket: Bucket,
  key: string,
  file: string,
  partBytes = PART_BYTES,
): Promise<Uploaded> {
  const { sdk, client, name } = bucket;
  const at = { Bucket: name, Key: key };
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at));
  try {
    const hash = createHash("sha256");
    const parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let bytes = 0;
    for await (const part of readParts(file, partBytes)) {
      hash.update(part);
      bytes += part.byteLength;
      const PartNumber = parts.length + 1;
      const upload = { ...at, UploadId, PartNumber, Body: part };
      const { ETag } = await client.send(new sdk.UploadPartCommand(upload));
      parts.push({ ETag, PartNumber });
    }
    const MultipartUpload = { Parts: parts };
    const complete = { ...at, UploadId, MultipartUpload };
    await client.send(new sdk.CompleteMultipartUploadCommand(complete));
    return { bytes, sha256: hash.digest("hex") };
  } catch (error) {
    const abort = client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId }));
    // What stays is deleted before the next upload.
    await abort.catch(() => undefined);
    throw error;
  }
}

/** A file's bytes in parts of one size; all of them share one buffer. */
async function* readParts(file: string, partBytes: number): AsyncGenerator<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const length = Math.max(partBytes, Math.ceil(size / MAX_PARTS));
    const buffer = Buffer.alloc(Math.min(length, size));
    for (let position = 0; position < size; position += buffer.byteLength) {
      const end = Math.min(buffer.byteLength, size - position);
      for (let filled = 0; filled < end;) {
        const { bytesRead } = await handle.read(buffer, filled, end - filled, position + filled);
        if (bytesRead === 0) throw new Error(`${file} became shorter while it was uploaded.`);
        filled += bytesRead;
      }
      yield buffer.subarray(0, end);
    }
  } finally {
    await handle.close();
  }
}
