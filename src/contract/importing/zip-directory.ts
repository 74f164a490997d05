/*
 * The central directory of a ZIP archive, as section 4.3 of PKWARE's APPNOTE describes it, without
 * ZIP64. The browser reads the photos beside a file with it, and the server workbooks.
 */

/** A file in a ZIP, as the central directory describes it. */
export type ZipDirectoryEntry = {
  /** As written: its encoding depends on the flags. */
  name: Uint8Array;
  flags: number;
  method: number;
  /** CRC-32 of the decompressed bytes. */
  checksum: number;
  compressedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
};

export const ZIP_METHODS = { stored: 0, deflated: 8 } as const;

const END_OF_DIRECTORY = 0x06_05_4b_50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 65_535;
/** How many bytes at the end of an archive hold the end of the directory. */
export const MAX_ZIP_END_LENGTH = END_LENGTH + MAX_COMMENT_LENGTH;

const DIRECTORY_ENTRY = 0x02_01_4b_50;
const ENTRY_LENGTH = 46;

const LOCAL_HEADER = 0x04_03_4b_50;
export const LOCAL_HEADER_LENGTH = 30;

/** Stands where only the fields of ZIP64 have the number. */
export const ZIP64_MARKER = 0xff_ff_ff_ff;

type Sizes = Pick<ZipDirectoryEntry, "compressedSize" | "size" | "offset">;

export const needsZip64 = ({ compressedSize, size, offset }: Sizes): boolean =>
  [compressedSize, size, offset].includes(ZIP64_MARKER);

/**
 * How many entries the directory has, where it begins and how long it is; null without an end.
 * @param view at least the last `MAX_ZIP_END_LENGTH` bytes of an archive, or all of it
 */
export function readZipEnd(view: DataView): { count: number; at: number; length: number } | null {
  const earliest = Math.max(0, view.byteLength - MAX_ZIP_END_LENGTH);
  for (let end = view.byteLength - END_LENGTH; end >= earliest; end -= 1) {
    if (view.getUint32(end, true) === END_OF_DIRECTORY)
      return {
        count: view.getUint16(end + 10, true),
        length: view.getUint32(end + 12, true),
        at: view.getUint32(end + 16, true),
      };
  }
  return null;
}

/** The entry that begins there, and where the next one does; null when none is there in full. */
export function readZipDirectoryEntry(
  view: DataView,
  at: number,
): { entry: ZipDirectoryEntry; next: number } | null {
  if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
    return null;
  const nameLength = view.getUint16(at + 28, true);
  const end = at + ENTRY_LENGTH + nameLength;
  const next = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) return null;
  const entry = {
    name: new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_LENGTH, nameLength),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    compressedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  return { entry, next };
}

/**
 * How many bytes of an entry precede its contents; null when there is no local header.
 * @param view begins with the local header
 */
export function readLocalHeaderLength(view: DataView): number | null {
  if (view.byteLength < LOCAL_HEADER_LENGTH || view.getUint32(0, true) !== LOCAL_HEADER)
    return null;
  return LOCAL_HEADER_LENGTH + view.getUint16(26, true) + view.getUint16(28, true);
}
