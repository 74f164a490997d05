import { type Readable, Transform } from "node:stream";
import { extract } from "tar-stream";
import { ArchiveError } from "./archive-error.ts";
import { MAX_HEADER_BYTES } from "./archive-limits.ts";
import { createEntryCheck } from "./create-entry-check.ts";
import { openArchive } from "./open-archive.ts";

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
