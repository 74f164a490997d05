import { createHash } from "node:crypto";
import { once } from "node:events";
import { pack } from "tar-stream";
import { CHECKSUMS } from "./manifest.ts";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes a tar archive with checksums, at the speed of its reader. */
export type TarWriter = {
  /** @param size in bytes */
  add: (name: string, size: number, bytes: Bytes) => Promise<void>;
  /** Adds the checksums and closes the archive. */
  finish: () => Promise<void>;
  fail: (error: Error) => void;
  /** The archive's bytes. */
  archive: AsyncIterable<Uint8Array>;
};

/** @param createdAt ISO 8601, the modification time of all entries */
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
