import { Readable, Transform } from "node:stream";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { extract } from "tar-stream";
import {
  ArchiveError,
  HEADER_BYTES,
  decryptArchive,
  isEncryptedArchive,
} from "../write/encrypt-archive.ts";
import { CHECKSUMS, MANIFEST, SECRET_FILES } from "../../../infrastructure/table-dump/manifest.ts";

export type ArchiveEntry = {
  name: string;
  /** Must be read to the end before the next entry. */
  bytes: AsyncIterable<Uint8Array>;
};

/**
 * The entries of a backup in order, each name once, within the limits of their kinds.
 * @throws ArchiveError
 */
export async function* readArchive(
  file: string,
  passphrase?: string,
): AsyncGenerator<ArchiveEntry> {
  const source = await openArchive(file, passphrase);
  const archive = extract();
  const announced = { bytes: 0 };
  const limited = source.pipe(limitHeaders(announced));
  // The iterator throws the error; without a listener it would also end the process.
  archive.on("error", () => source.destroy());
  source.on("error", (error) => limited.destroy(error));
  limited.on("error", (error) => archive.destroy(error));
  archive.on("entry", ({ size }) => (announced.bytes += BLOCK + Math.ceil(size / BLOCK) * BLOCK));
  limited.pipe(archive);
  const check = createEntryCheck();
  try {
    for await (const entry of withArchiveError(archive, source)) {
      check(entry.header);
      const bytes = withArchiveError(entry as AsyncIterable<Uint8Array>, source);
      yield { name: entry.header.name, bytes };
    }
  } finally {
    source.destroy();
  }
}

const BLOCK = 512;

/** The extractor keeps headers between entries in memory, of which a backup has none. */
function limitHeaders(announced: { bytes: number }): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      const isWithin = read <= announced.bytes + MAX_HEADER_BYTES;
      read += chunk.byteLength;
      if (isWithin) done(null, chunk);
      else done(new ArchiveError("it has more headers than files"));
    },
  });
}

async function* withArchiveError<T>(parts: AsyncIterable<T>, source: Readable): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    // Either reading the file failed, or it is no archive.
    throw source.errored ?? new ArchiveError("it is cut short or changed", { cause: error });
  }
}

/** The decrypted bytes of a backup. @throws ArchiveError for an encrypted one without a passphrase */
async function openArchive(file: string, passphrase?: string): Promise<Readable> {
  if (!isEncryptedArchive(await readHeader(file))) return createReadStream(file);
  if (passphrase) {
    return Readable.from(decryptArchive(createReadStream(file), passphrase), { objectMode: false });
  }
  throw new ArchiveError("it is encrypted, and BACKUP_PASSPHRASE is not set");
}

async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

type Header = { name: string; type?: string | null; size?: number };

/** A check of an archive's entries, one after another. It throws ArchiveError for what no backup holds. */
function createEntryCheck(): (header: Header) => void {
  const names = new Set<string>();
  const counts = ENTRY_LIMITS.map(() => 0);
  return ({ name, type, size = 0 }) => {
    const kind = ENTRY_LIMITS.findIndex(({ pattern }) => pattern.test(name));
    const limit = ENTRY_LIMITS[kind];
    if (type !== "file" || !limit) {
      throw new ArchiveError(
        `it holds ${JSON.stringify(name.slice(0, 100))}, which no backup does`,
      );
    }
    if (names.has(name)) throw new ArchiveError(`it holds ${name} twice`);
    names.add(name);
    if (size > limit.maxBytes) throw new ArchiveError(`${name} in it is too large`);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (counts[kind] > limit.maxCount) throw new ArchiveError("it holds too many files");
  };
}

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Bytes of an archive that belong to no file in it, such as its padding. */
export const MAX_HEADER_BYTES = MB;

/** The longest row in characters; a story has at most two million, each of which JSON may escape. */
export const MAX_ROW_LENGTH = 64 * MB;

/** All uncompressed rows of a backup, in characters. */
export const MAX_ROWS_LENGTH = 16 * GB;

type EntryLimit = { pattern: RegExp; maxBytes: number; maxCount: number };

/**
 * The names that a backup may contain, which excludes path traversal, and the size and number of each
 * kind. Photos, the manifest and checksums are read into memory one at a time.
 */
export const ENTRY_LIMITS: EntryLimit[] = [
  { pattern: /^tables\/[a-z_]{1,63}\.ndjson\.gz$/, maxBytes: 4 * GB, maxCount: 200 },
  {
    pattern: /^media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(jpg|webp)$/,
    maxBytes: 200 * MB,
    maxCount: 500_000,
  },
  { pattern: new RegExp(`^secrets/(${SECRET_FILES.join("|")})$`), maxBytes: 4096, maxCount: 2 },
  { pattern: new RegExp(`^(${MANIFEST}|${CHECKSUMS})$`), maxBytes: 100 * MB, maxCount: 2 },
];
