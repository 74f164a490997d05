import { damagedFileError, decompressedTooLargeError } from "../../tables/spreadsheet-errors.ts";
import { MAX_DECOMPRESSED_BYTES } from "../../tables/table.ts";

/*
 * The central directory of a ZIP archive. Readers stop at the sizes it declares, so checking their
 * sum bounds the decompressed size.
 */

export type ZipEntry = {
  name: string;
  method: number;
  compressedSize: number;
  size: number;
  offset: number;
  /** CRC-32 of the decompressed bytes; 0 where the writer left it out. */
  checksum: number;
};

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const LOCAL_HEADER = 0x04_03_4b_50;
const MAX_COMMENT_LENGTH = 65_557;
const DATA_DESCRIPTOR_FLAG = 8;
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
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw damagedFileError();
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      checksum: bytes.readUInt32LE(at + 16),
    };
    refuseUnknownSize(entry, bytes.readUInt16LE(at + 8));
    entries.push(entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > MAX_DECOMPRESSED_BYTES) throw decompressedTooLargeError();
  return entries;
}

/** The compressed bytes of an entry. */
export function compressedBytes(bytes: Buffer, { offset, compressedSize }: ZipEntry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_HEADER)
    throw damagedFileError();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + compressedSize > bytes.length) throw damagedFileError();
  return bytes.subarray(start, start + compressedSize);
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - MAX_COMMENT_LENGTH);
  for (let at = bytes.length - 22; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw damagedFileError();
}

/** Without a declared size an entry could decompress to anything. */
function refuseUnknownSize({ name, compressedSize, size }: ZipEntry, flags: number): void {
  const hasNoSize =
    (flags & DATA_DESCRIPTOR_FLAG) !== 0 && compressedSize === 0 && !name.endsWith("/");
  const hasFalseSize = size === 0 && compressedSize > 2;
  // Only archives beyond 4 GB need ZIP64.
  const isZip64 = size === ZIP64_MARKER || compressedSize === ZIP64_MARKER;
  if (hasNoSize || hasFalseSize || isZip64) throw damagedFileError();
}
