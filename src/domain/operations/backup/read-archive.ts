import type { Readable } from "node:stream";
import { extract } from "tar-stream";
import { ArchiveError } from "./archive-error.ts";
import { MANIFEST, SECRET_FILES, CHECKSUMS } from "../../infrastructure/table-dump/manifest.ts";
import { openArchive } from "./open-archive.ts";

export type ArchiveEntry = {
  name: string;
  /** Must be read to the end before the next entry. */
  bytes: AsyncIterable<Uint8Array>;
};

/** The names that a backup may contain, which excludes path traversal. */
const NAMES = [
  /^tables\/[a-z_]+\.ndjson\.gz$/,
  /^media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(jpg|webp)$/,
  new RegExp(`^secrets/(${SECRET_FILES.join("|")})$`),
  new RegExp(`^(${MANIFEST}|${CHECKSUMS})$`),
];

/** The entries of a backup in order. @throws ArchiveError */
export async function* readArchive(
  file: string,
  passphrase?: string,
): AsyncGenerator<ArchiveEntry> {
  const source = await openArchive(file, passphrase);
  const archive = extract();
  // The iterator throws the error; without a listener it would also end the process.
  archive.on("error", () => source.destroy());
  source.on("error", (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of withArchiveError(archive, source)) {
      const { name, type } = entry.header;
      if (type !== "file" || !NAMES.some((pattern) => pattern.test(name))) {
        throw new ArchiveError(`it holds ${JSON.stringify(name)}, which no backup does`);
      }
      yield { name, bytes: withArchiveError(entry as AsyncIterable<Uint8Array>, source) };
    }
  } finally {
    source.destroy();
  }
}

async function* withArchiveError<T>(parts: AsyncIterable<T>, source: Readable): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    // Either reading the file failed, or it is no archive.
    throw source.errored ?? new ArchiveError("it is cut short or changed", { cause: error });
  }
}
