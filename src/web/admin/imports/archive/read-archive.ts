import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import {
  ARCHIVE_TOO_LARGE,
  MAX_ARCHIVE_BYTES,
  MAX_WORDPRESS_BYTES,
  refuseLarge,
  START_BYTES,
} from "#contract/media/upload-limits.ts";
import { UNREACHABLE } from "../../api-client/call-api.ts";

const DAMAGED = "We can’t read this ZIP. Create it again, or choose the files in it.";
const LOCKED = "This file is locked with a password. Unpack the ZIP and choose the file by itself.";
const TOO_LARGE = "This ZIP has too many files. Split it into several smaller ZIPs.";

const MAX_ENTRIES = 20_000;
/** ZIPs in a ZIP: Notion splits an export into parts. */
const MAX_PARTS = 20;
/** Bytes that are read at once: the directory is the longest part. */
const MAX_PART_BYTES = 16 * 1024 * 1024;

/** Why an archive, or a photo in it, cannot be read: a sentence for people. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

export const isArchive = ({ name, type }: { name: string; type?: string }): boolean =>
  /[/-]zip/.test(type ?? "") || /\.zip$/i.test(name);

export const toSlashes = (path: string): string => path.replaceAll("\\", "/");

/** What systems add of their own: "__MACOSX/._a.jpg", "Thumbs.db". */
const BY_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The files in a ZIP, or in the ZIPs that alone are in it, without those of systems. Only directories are read, so
 * that it may be larger than the memory.
 * @throws ArchiveError
 */
export async function listFiles(archive: Blob): Promise<FileEntry[]> {
  const files = await listEntries(archive);
  if (files.length === 0 || !files.every((file) => isArchive({ name: file.filename })))
    return files;
  const size = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (size > MAX_ARCHIVE_BYTES) throw new ArchiveError(ARCHIVE_TOO_LARGE);
  if (files.length > MAX_PARTS) throw new ArchiveError(TOO_LARGE);
  const inner: FileEntry[] = [];
  for (const file of files) inner.push(...(await listEntries(await unpackArchive(file))));
  if (inner.length > MAX_ENTRIES) throw new ArchiveError(TOO_LARGE);
  return inner;
}

/** A ZIP in a ZIP, which browsers keep on the disk. */
async function unpackArchive(entry: FileEntry): Promise<Blob> {
  const { BlobWriter } = await loadReader();
  try {
    return await entry.getData(new BlobWriter());
  } catch (error) {
    throw new ArchiveError(DAMAGED, { cause: error });
  }
}

async function listEntries(archive: Blob): Promise<FileEntry[]> {
  if (archive.size > MAX_ARCHIVE_BYTES) throw new ArchiveError(ARCHIVE_TOO_LARGE);
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
      if (!entry.directory && !BY_SYSTEM.test(toSlashes(entry.filename))) files.push(entry);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError(DAMAGED, { cause: error });
  }
  return files;
}

/** Loads what is used of the library when the first ZIP is chosen. */
async function loadReader() {
  try {
    const { BlobReader, BlobWriter, ZipReader } =
      await import("@zip.js/zip.js/lib/zip-core-custom.js");
    return { BlobReader, BlobWriter, ZipReader };
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
  return new File([await unpack(entry)], name, { type: typeOf(name) });
}

/**
 * A table of a ZIP, as it would be chosen by itself.
 * @throws ArchiveError when it is damaged, locked or larger than a spreadsheet may be
 */
export async function unpackTable(entry: FileEntry): Promise<File> {
  const name = nameOf(entry);
  if (entry.encrypted) throw new ArchiveError(`${name}: ${LOCKED}`);
  const { uncompressedSize: size } = entry;
  const mayBeLarge = name.toLowerCase().endsWith(".xml") && size <= MAX_WORDPRESS_BYTES;
  const unread = mayBeLarge ? null : refuseLarge(size, "");
  if (unread !== null) throw new ArchiveError(`${name}: ${unread}`);
  const table = new File([await unpack(entry)], name);
  const refusal = refuseLarge(size, await table.slice(0, START_BYTES).text());
  if (refusal !== null) throw new ArchiveError(`${name}: ${refusal}`);
  return table;
}

async function unpack(entry: FileEntry): Promise<ArrayBuffer> {
  try {
    return await entry.arrayBuffer();
  } catch (error) {
    throw new ArchiveError(`${nameOf(entry)}: This file is damaged in the ZIP.`, { cause: error });
  }
}

/** The last part of a path. */
export const nameOf = ({ filename }: { filename: string }): string =>
  toSlashes(filename).split("/").at(-1) ?? filename;

function typeOf(name: string): string {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return `image/${{ jpg: "jpeg", tif: "tiff" }[ending] ?? ending}`;
}
