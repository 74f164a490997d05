import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { OriginalFile } from "../../services/media-library.ts";
import { createPlaceholders } from "./create-placeholders.ts";
import { encode, rejectUnsupported, toDomainError } from "./prepare-original.ts";

const HEAD_BYTES = 1024;

/**
 * Like prepareOriginal, from a file into another beside it, since both photos and their pixels together are
 * more than a small server's memory.
 */
export async function prepareOriginalFile(file: string): Promise<OriginalFile> {
  const { head, size } = await readHead(file);
  rejectUnsupported(head, size);
  try {
    const { encoded, extension } = await encode(file);
    const normalized = `${file}.${extension}`;
    const info = await encoded.toFile(normalized);
    return {
      hash: await hashFile(normalized),
      file: normalized,
      bytes: info.size,
      extension,
      width: info.width,
      height: info.height,
      ...(await createPlaceholders(normalized)),
    };
  } catch (error) {
    throw toDomainError(error);
  }
}

async function readHead(file: string): Promise<{ head: Uint8Array; size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES));
    return { head: buffer.subarray(0, bytesRead), size };
  } finally {
    await handle.close();
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
