import { ArchiveError } from "./archive-error.ts";
import { decodeFileName } from "./decode-file-name.ts";

/** A file in a ZIP, as its central directory describes it. */
export type ArchiveEntry = {
  path: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
  size: number;
  offset: number;
  /** CRC-32 of the unpacked bytes. */
  checksum: number;
};

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT_LENGTH = 65_535;
const MAX_ENTRIES = 20_000;
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;
/** Stands where only the fields of ZIP64 have the number. */
const ZIP64_MARKER = 0xff_ff_ff_ff;

const DAMAGED =
  "This is no ZIP, or it is damaged. Make it once more, or choose the photos themselves.";
const TOO_LARGE =
  "This ZIP holds too many files, or is larger than 4 GB. Make several smaller ones of it.";

/**
 * The files in a ZIP. Only its end is read, so that it may be larger than the memory.
 * @throws ArchiveError
 */
export async function readDirectory(archive: Blob): Promise<ArchiveEntry[]> {
  const { count, at, length } = await readEnd(archive);
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES || at === ZIP64_MARKER)
    throw new ArchiveError(TOO_LARGE);
  const directory = await viewOf(archive.slice(at, at + length));
  const entries: ArchiveEntry[] = [];
  let place = 0;
  while (entries.length < count) {
    const { entry, next } = readEntry(directory, place);
    entries.push(entry);
    place = next;
  }
  return entries;
}

async function readEnd(archive: Blob) {
  const view = await viewOf(archive.slice(-(END_LENGTH + MAX_COMMENT_LENGTH)));
  let at = view.byteLength - END_LENGTH;
  while (at >= 0 && view.getUint32(at, true) !== END_OF_DIRECTORY) at -= 1;
  if (at < 0) throw new ArchiveError(DAMAGED);
  return {
    count: view.getUint16(at + 10, true),
    length: view.getUint32(at + 12, true),
    at: view.getUint32(at + 16, true),
  };
}

function readEntry(view: DataView, at: number): { entry: ArchiveEntry; next: number } {
  if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
    throw new ArchiveError(DAMAGED);
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const next =
    at + ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw new ArchiveError(DAMAGED);
  const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_LENGTH, nameLength);
  const entry = {
    path: decodeFileName(name, flags),
    isEncrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    compressedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  if ([entry.compressedSize, entry.size, entry.offset].includes(ZIP64_MARKER))
    throw new ArchiveError(TOO_LARGE);
  return { entry, next };
}

async function viewOf(part: Blob): Promise<DataView> {
  try {
    return new DataView(await part.arrayBuffer());
  } catch (error) {
    // Such as a file that was moved since it was chosen.
    throw new ArchiveError(DAMAGED, { cause: error });
  }
}
