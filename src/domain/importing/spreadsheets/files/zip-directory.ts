import { isDamaged, unpacksTooLarge } from "../tables/spreadsheet-errors.ts";
import { MAX_UNPACKED_BYTES } from "../tables/table.ts";

/* The list of files at the end of an archive. The reader of workbooks stops a file that is longer than
   this list says, so a list that adds up to little is a promise that is kept. */

export type ZipEntry = {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  offset: number;
};

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const LONGEST_COMMENT = 65_557;
const HAS_DESCRIPTOR = 8;
const IN_ZIP64 = 0xff_ff_ff_ff;

/**
 * Reads what an archive says it holds.
 * @throws unprocessable when it is broken off, too-large when it unpacks to more than is taken
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw isDamaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    refuseUnclear(entry, bytes.readUInt16LE(at + 8));
    entries.push(entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > MAX_UNPACKED_BYTES) throw unpacksTooLarge();
  return entries;
}

/** Where the packed bytes of a file stand. */
export function packedBytes(bytes: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw isDamaged();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packedSize > bytes.length) throw isDamaged();
  return bytes.subarray(start, start + packedSize);
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - LONGEST_COMMENT);
  for (let at = bytes.length - 22; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw isDamaged();
}

/** A file that does not say its size could unpack to anything. */
function refuseUnclear({ name, packedSize, size }: ZipEntry, flags: number): void {
  const saysNothing = (flags & HAS_DESCRIPTOR) !== 0 && packedSize === 0 && !name.endsWith("/");
  const growsFromNothing = size === 0 && packedSize > 2;
  // Only archives beyond 4 GB need their sizes elsewhere.
  const isElsewhere = size === IN_ZIP64 || packedSize === IN_ZIP64;
  if (saysNothing || growsFromNothing || isElsewhere) throw isDamaged();
}
