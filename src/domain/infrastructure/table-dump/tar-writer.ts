import { createHash } from "node:crypto";
import { once } from "node:events";
import { pack } from "tar-stream";
import { CHECKSUMS } from "./manifest.ts";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Puts files into an archive one after the other, as quickly as the archive is taken away. */
export type TarWriter = {
  /** @param size in bytes */
  add: (name: string, size: number, bytes: Bytes) => Promise<void>;
  /** Names all files with their sums and closes the archive. */
  finish: () => Promise<void>;
  fail: (error: Error) => void;
  /** The archive itself. */
  archive: AsyncIterable<Uint8Array>;
};

/** @param createdAt ISO 8601, the date that all files bear */
export function createTarWriter(createdAt: string): TarWriter {
  const archive = pack();
  const sums: string[] = [];
  const put = async (name: string, size: number, bytes: Bytes) => {
    const hash = createHash("sha256");
    const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date(createdAt) });
    const feed = async () => {
      for await (const chunk of bytes) {
        hash.update(chunk);
        if (!entry.write(chunk)) await once(entry, "drain");
      }
      entry.end(null);
    };
    await Promise.all([once(entry, "close"), feed()]);
    return hash.digest("hex");
  };
  return {
    add: async (name, size, bytes) => {
      sums.push(`${await put(name, size, bytes)}  ${name}\n`);
    },
    finish: async () => {
      const list = Buffer.from(sums.join(""));
      await put(CHECKSUMS, list.byteLength, [list]);
      archive.finalize();
    },
    fail: (error) => archive.destroy(error),
    archive: archive as AsyncIterable<Uint8Array>,
  };
}
