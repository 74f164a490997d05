import {
  MAX_ZIP_END_LENGTH,
  needsZip64,
  readZipDirectoryEntry,
  readZipEnd,
  ZIP64_MARKER,
  type ZipDirectoryEntry,
} from "#contract/importing/zip-directory.ts";
import { ArchiveError } from "./archive-error.ts";
import { decodeFileName } from "./decode-file-name.ts";

const DAMAGED = "We can’t read this ZIP. Create it again, or choose the photos themselves.";
const TOO_LARGE =
  "This ZIP has too many files or is larger than 4 GB. Split it into several smaller ZIPs.";

/** A file in a ZIP, as its central directory describes it. */
export type ArchiveEntry = Omit<ZipDirectoryEntry, "name" | "flags"> & {
  path: string;
  isEncrypted: boolean;
};

const ENCRYPTED_FLAG = 1;
const MAX_ENTRIES = 20_000;
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;

/**
 * The files in a ZIP. Only its end is read, so that it may be larger than the memory.
 * @throws ArchiveError
 */
export async function readDirectory(archive: Blob): Promise<ArchiveEntry[]> {
  const end = readZipEnd(await viewOf(archive.slice(-MAX_ZIP_END_LENGTH)));
  if (!end) throw new ArchiveError(DAMAGED);
  const { count, at, length } = end;
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES || at === ZIP64_MARKER)
    throw new ArchiveError(TOO_LARGE);
  const directory = await viewOf(archive.slice(at, at + length));
  const entries: ArchiveEntry[] = [];
  let place = 0;
  while (entries.length < count) {
    const found = readZipDirectoryEntry(directory, place);
    if (!found) throw new ArchiveError(DAMAGED);
    if (needsZip64(found.entry)) throw new ArchiveError(TOO_LARGE);
    entries.push(toArchiveEntry(found.entry));
    place = found.next;
  }
  return entries;
}

const toArchiveEntry = ({ name, flags, ...entry }: ZipDirectoryEntry): ArchiveEntry => ({
  ...entry,
  path: decodeFileName(name, flags),
  isEncrypted: (flags & ENCRYPTED_FLAG) !== 0,
});

async function viewOf(part: Blob): Promise<DataView> {
  try {
    return new DataView(await part.arrayBuffer());
  } catch (error) {
    // Such as a file that was moved since it was chosen.
    throw new ArchiveError(DAMAGED, { cause: error });
  }
}
