import {
  LOCAL_HEADER_LENGTH,
  readLocalHeaderLength,
  ZIP_METHODS,
} from "#contract/importing/zip-directory.ts";
import { ArchiveError } from "./archive-error.ts";
import type { ArchiveEntry } from "./read-directory.ts";

/**
 * One photo of a ZIP; no more of it is unpacked than its directory declares.
 * @throws ArchiveError when it is damaged
 */
export async function unpackPhoto(archive: Blob, entry: ArchiveEntry): Promise<File> {
  try {
    const parts = await unpack(archive, entry);
    return new File(parts, nameOf(entry), { type: typeOf(entry) });
  } catch (error) {
    throw new ArchiveError(`${nameOf(entry)}: This photo is damaged in the ZIP.`, { cause: error });
  }
}

async function unpack(archive: Blob, entry: ArchiveEntry): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [size, checksum] = [0, 0];
  const reader = (await openEntry(archive, entry)).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > entry.size) {
      await reader.cancel();
      break;
    }
    checksum = crc32(read.value, checksum);
    parts.push(read.value);
  }
  if (size !== entry.size || checksum !== entry.checksum) throw new Error("Its bytes differ.");
  return parts;
}

async function openEntry(archive: Blob, { offset, compressedSize, method }: ArchiveEntry) {
  const header = await archive.slice(offset, offset + LOCAL_HEADER_LENGTH).arrayBuffer();
  const length = readLocalHeaderLength(new DataView(header));
  if (length === null) throw new Error("Its header is missing.");
  const start = offset + length;
  const compressed = archive.slice(start, start + compressedSize).stream();
  return method === ZIP_METHODS.deflated
    ? compressed.pipeThrough(new DecompressionStream("deflate-raw"))
    : compressed;
}

const nameOf = ({ path }: ArchiveEntry): string => path.split(/[/\\]/).at(-1) ?? path;

function typeOf({ path }: ArchiveEntry): string {
  const ending = path.split(".").at(-1)?.toLowerCase() ?? "";
  return `image/${{ jpg: "jpeg", tif: "tiff" }[ending] ?? ending}`;
}

const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** The checksum of ZIP. @param before that of the bytes before these */
function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
