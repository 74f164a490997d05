import {
  needsZip64,
  readLocalHeaderLength,
  readZipDirectoryEntry,
  readZipEnd,
  type ZipDirectoryEntry,
} from "#contract/importing/zip-directory.ts";
import { damagedFileError, decompressedTooLargeError } from "../../tables/spreadsheet-errors.ts";
import { MAX_DECOMPRESSED_BYTES } from "../../tables/table.ts";

/*
 * Readers stop at the sizes that the directory declares, so checking their sum bounds the
 * decompressed size.
 */

/** A file in an archive. Its checksum is 0 where the writer left it out. */
export type ZipEntry = Omit<ZipDirectoryEntry, "name" | "flags"> & { name: string };

const DATA_DESCRIPTOR_FLAG = 8;

/**
 * Reads the central directory.
 * @throws unprocessable when truncated or malformed, too-large when it declares more than the limit
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const view = viewOf(bytes);
  const end = readZipEnd(view);
  if (!end) throw damagedFileError();
  const entries: ZipEntry[] = [];
  let { at } = end;
  while (entries.length < end.count) {
    const found = readZipDirectoryEntry(view, at);
    if (!found) throw damagedFileError();
    const { name, flags, ...entry } = found.entry;
    const named = { ...entry, name: Buffer.from(name).toString("utf8") };
    refuseUnknownSize(named, flags);
    entries.push(named);
    at = found.next;
  }
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > MAX_DECOMPRESSED_BYTES) throw decompressedTooLargeError();
  return entries;
}

/** The compressed bytes of an entry. */
export function compressedBytes(bytes: Buffer, { offset, compressedSize }: ZipEntry): Buffer {
  const length = readLocalHeaderLength(viewOf(bytes.subarray(offset)));
  if (length === null) throw damagedFileError();
  const start = offset + length;
  if (start + compressedSize > bytes.length) throw damagedFileError();
  return bytes.subarray(start, start + compressedSize);
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Without a declared size an entry could decompress to anything. */
function refuseUnknownSize(entry: ZipEntry, flags: number): void {
  const { name, compressedSize, size } = entry;
  const hasNoSize =
    (flags & DATA_DESCRIPTOR_FLAG) !== 0 && compressedSize === 0 && !name.endsWith("/");
  const hasFalseSize = size === 0 && compressedSize > 2;
  // Only archives beyond 4 GB need ZIP64.
  if (hasNoSize || hasFalseSize || needsZip64(entry)) throw damagedFileError();
}
