import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { UNREACHABLE } from "../../api-client/fetch-api.ts";

const DAMAGED = "We can’t read this ZIP. Create it again, or choose the photos themselves.";
const TOO_LARGE = "This ZIP has too many files. Split it into several smaller ZIPs.";

const MAX_ENTRIES = 20_000;
/** Bytes that are read at once: the directory is the longest part. */
const MAX_PART_BYTES = 16 * 1024 * 1024;

/** Why an archive, or a photo in it, cannot be read: a sentence for people. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/**
 * The files in a ZIP. Only its directory is read, so that it may be larger than the memory.
 * @throws ArchiveError
 */
export async function listFiles(archive: Blob): Promise<FileEntry[]> {
  const { BlobReader, ZipReader } = await loadReader();
  class BoundedReader extends BlobReader {
    override async readUint8Array(offset: number, length: number) {
      if (length > MAX_PART_BYTES) throw new ArchiveError(TOO_LARGE);
      return await super.readUint8Array(offset, length);
    }
  }
  const zip = new ZipReader(new BoundedReader(archive), {
    checkCrc32: true,
    // Some programs leave fields of local headers blank.
    checkLocalDirectory: false,
    // Unsafe names are left out one by one.
    filenameValidation: "tolerant",
    // The content security policy allows no worker from a blob.
    useWebWorkers: false,
  });
  const files: FileEntry[] = [];
  let count = 0;
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      count += 1;
      if (count > MAX_ENTRIES) throw new ArchiveError(TOO_LARGE);
      if (!entry.directory) files.push(entry);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError(DAMAGED, { cause: error });
  }
  return files;
}

/** Loads what is used of the library when the first ZIP is chosen. */
async function loadReader() {
  try {
    const { BlobReader, ZipReader } = await import("@zip.js/zip.js/lib/zip-core-custom.js");
    return { BlobReader, ZipReader };
  } catch (error) {
    throw new ArchiveError(UNREACHABLE, { cause: error });
  }
}

/**
 * One photo of a ZIP; no more of it is decompressed than its directory declares.
 * @throws ArchiveError when it is damaged
 */
export async function unpackPhoto(entry: FileEntry): Promise<File> {
  const name = nameOf(entry);
  try {
    return new File([await entry.arrayBuffer()], name, { type: typeOf(name) });
  } catch (error) {
    throw new ArchiveError(`${name}: This photo is damaged in the ZIP.`, { cause: error });
  }
}

const nameOf = ({ filename }: FileEntry): string => filename.split(/[/\\]/).at(-1) ?? filename;

function typeOf(name: string): string {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return `image/${{ jpg: "jpeg", tif: "tiff" }[ending] ?? ending}`;
}
