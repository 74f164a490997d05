import { Readable } from "node:stream";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { compressedBytes, type ZipEntry } from "./zip-directory.ts";

const DEFLATED = 8;

/**
 * A small entry as text.
 * @throws unprocessable when damaged
 */
export function readEntry(bytes: Buffer, entry: ZipEntry): string {
  const compressed = compressedBytes(bytes, entry);
  if (entry.method !== DEFLATED) return compressed.toString("utf8");
  try {
    return inflateRawSync(compressed, { maxOutputLength: Math.max(1, entry.size) }).toString(
      "utf8",
    );
  } catch (error) {
    throw damagedFileError(error);
  }
}

/**
 * A large entry piece by piece.
 * @throws unprocessable when damaged or longer than declared
 */
export async function* streamEntry(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const compressed = Readable.from([compressedBytes(bytes, entry)]);
  const stream = entry.method === DEFLATED ? compressed.pipe(createInflateRaw()) : compressed;
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.size) throw damagedFileError();
      yield chunk;
    }
  } catch (error) {
    throw damagedFileError(error);
  }
}
