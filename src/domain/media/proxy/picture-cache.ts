import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Caches photos of other hosts, bounded in age and size. */
export type PictureCache = {
  read: (address: string) => Promise<Uint8Array | null>;
  write: (address: string, bytes: Uint8Array) => Promise<void>;
};

type Limits = { maxBytes: number; maxAgeMilliseconds: number };

const DAY = 24 * 60 * 60 * 1000;
const LIMITS: Limits = { maxBytes: 200 * 1024 * 1024, maxAgeMilliseconds: 7 * DAY };

/** A cache in a folder of its own. */
export function diskCache(folder: string, limits = LIMITS): PictureCache {
  const fileOf = (address: string) =>
    path.join(folder, createHash("sha256").update(address).digest("hex"));
  let bytesSinceEviction = Infinity;
  return {
    read: async (address) => {
      const found = await stat(fileOf(address)).catch(() => null);
      if (!found || Date.now() - found.mtimeMs > limits.maxAgeMilliseconds) return null;
      return readFile(fileOf(address)).catch(() => null);
    },
    write: async (address, bytes) => {
      const draft = path.join(folder, `.${randomBytes(9).toString("hex")}`);
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, fileOf(address));
      bytesSinceEviction += bytes.byteLength;
      // Scanning the folder on each write would be too slow.
      if (bytesSinceEviction > limits.maxBytes / 10) {
        bytesSinceEviction = 0;
        await evict(folder, limits);
      }
    },
  };
}

/** Deletes expired files, then the oldest until the rest fits. */
async function evict(folder: string, { maxBytes, maxAgeMilliseconds }: Limits): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      return { file, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
    }),
  );
  let bytesLeft = maxBytes;
  for (const { file, bytes, at } of files.toSorted((a, b) => b.at - a.at)) {
    bytesLeft -= bytes;
    if (bytesLeft < 0 || Date.now() - at > maxAgeMilliseconds) await rm(file, { force: true });
  }
}

/** For tests. */
export function memoryCache(): PictureCache {
  const pictures = new Map<string, Uint8Array>();
  return {
    read: async (address) => pictures.get(address) ?? null,
    write: async (address, bytes) => {
      pictures.set(address, bytes);
    },
  };
}
