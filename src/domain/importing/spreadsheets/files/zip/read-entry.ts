import { Readable } from "node:stream";
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { compressedBytes, DEFLATED, type ZipEntry } from "./zip-directory.ts";

/**
 * A small entry as text.
 * @throws unprocessable when damaged
 */
export function readEntry(bytes: Buffer, entry: ZipEntry): string {
  const compressed = compressedBytes(bytes, entry);
  const content = entry.method === DEFLATED ? inflate(compressed, entry) : compressed;
  refuseChanged(entry, crc32(content));
  return content.toString("utf8");
}

function inflate(compressed: Buffer, { size }: ZipEntry): Buffer {
  try {
    return inflateRawSync(compressed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw damagedFileError(error);
  }
}

/** A changed byte can lose rows without breaking the format. */
function refuseChanged({ checksum }: ZipEntry, found: number): void {
  if (checksum !== 0 && checksum !== found) throw damagedFileError();
}

/** Reads a large entry to its end. @throws unprocessable when damaged or longer than declared */
export async function checkEntry(bytes: Buffer, entry: ZipEntry): Promise<void> {
  const chunks = streamEntry(bytes, entry);
  while (!(await chunks.next()).done);
}

/**
 * A large entry piece by piece.
 * @throws unprocessable when damaged, once it is read to its end, or longer than declared
 */
export async function* streamEntry(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const compressed = Readable.from([compressedBytes(bytes, entry)]);
  const stream = entry.method === DEFLATED ? compressed.pipe(createInflateRaw()) : compressed;
  let size = 0;
  let checksum = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.size) throw damagedFileError();
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    refuseChanged(entry, checksum);
  } catch (error) {
    throw damagedFileError(error);
  }
}
