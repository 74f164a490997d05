import { damagedFileError, decompressedTooLargeError } from "../../tables/spreadsheet-errors.ts";
import { MAX_DECOMPRESSED_BYTES } from "../../tables/table.ts";

/*
 * The central directory of a ZIP archive, as section 4.3 of PKWARE's APPNOTE describes it, without
 * ZIP64. Readers stop at the sizes that the directory declares, so checking their sum bounds the
 * decompressed size.
 */

/** A file in an archive. */
export type ZipEntry = {
  name: string;
  method: number;
  /** CRC-32 of the decompressed bytes; 0 where the writer left it out. */
  checksum: number;
  compressedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
};

export const DEFLATED = 8;

const END_OF_DIRECTORY = 0x06_05_4b_50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 65_535;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const ENTRY_LENGTH = 46;
const DATA_DESCRIPTOR_FLAG = 8;
const LOCAL_HEADER = 0x04_03_4b_50;
const LOCAL_HEADER_LENGTH = 30;

/** Stands where only the fields of ZIP64 have the number. */
const ZIP64_MARKER = 0xff_ff_ff_ff;

/**
 * Reads the central directory.
 * @throws unprocessable when truncated or malformed, too-large when it declares more than the limit
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  while (entries.length < count) {
    const { entry, next } = readDirectoryEntry(bytes, at);
    entries.push(entry);
    at = next;
  }
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > MAX_DECOMPRESSED_BYTES) throw decompressedTooLargeError();
  return entries;
}

/** Where the end of the directory begins: before a comment, at most. */
function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let end = bytes.length - END_LENGTH; end >= earliest; end -= 1) {
    if (bytes.readUInt32LE(end) === END_OF_DIRECTORY) return end;
  }
  throw damagedFileError();
}

/** The entry that begins there, and where the next one does. */
function readDirectoryEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY)
    throw damagedFileError();
  const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damagedFileError();
  const entry = {
    name: bytes.toString("utf8", at + ENTRY_LENGTH, nameEnd),
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    compressedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  refuseUnknownSize(entry, bytes.readUInt16LE(at + 8));
  return { entry, next };
}

/** Without a declared size an entry could decompress to anything. */
function refuseUnknownSize({ name, compressedSize, size, offset }: ZipEntry, flags: number): void {
  const hasNoSize =
    (flags & DATA_DESCRIPTOR_FLAG) !== 0 && compressedSize === 0 && !name.endsWith("/");
  const hasFalseSize = size === 0 && compressedSize > 2;
  // Only archives beyond 4 GB need ZIP64.
  const needsZip64 = [compressedSize, size, offset].includes(ZIP64_MARKER);
  if (hasNoSize || hasFalseSize || needsZip64) throw damagedFileError();
}

/** The compressed bytes of an entry. */
export function compressedBytes(bytes: Buffer, { offset, compressedSize }: ZipEntry): Buffer {
  const header = bytes.subarray(offset, offset + LOCAL_HEADER_LENGTH);
  if (header.length < LOCAL_HEADER_LENGTH || header.readUInt32LE(0) !== LOCAL_HEADER)
    throw damagedFileError();
  const start = offset + LOCAL_HEADER_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + compressedSize > bytes.length) throw damagedFileError();
  return bytes.subarray(start, start + compressedSize);
}
