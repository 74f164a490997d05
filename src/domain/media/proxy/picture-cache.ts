import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Keeps pictures of elsewhere for a while, and never more of them than it may. */
export type PictureCache = {
  read: (address: string) => Promise<Uint8Array | null>;
  write: (address: string, bytes: Uint8Array) => Promise<void>;
};

type Limits = { maxBytes: number; maxAgeMilliseconds: number };

const DAY = 24 * 60 * 60 * 1000;
const LIMITS: Limits = { maxBytes: 200 * 1024 * 1024, maxAgeMilliseconds: 7 * DAY };

/** A cache in a folder that holds nothing else. What is lost from it is fetched again. */
export function diskCache(folder: string, limits = LIMITS): PictureCache {
  const fileOf = (address: string) =>
    path.join(folder, createHash("sha256").update(address).digest("hex"));
  let written = Infinity;
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
      written += bytes.byteLength;
      // Looking through the folder each time would cost more than it keeps.
      if (written > limits.maxBytes / 10) {
        written = 0;
        await evict(folder, limits);
      }
    },
  };
}

/** Removes what is too old, then the oldest of the rest until it is few enough. */
async function evict(folder: string, { maxBytes, maxAgeMilliseconds }: Limits): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      return { file, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
    }),
  );
  let room = maxBytes;
  for (const { file, bytes, at } of files.toSorted((a, b) => b.at - a.at)) {
    room -= bytes;
    if (room < 0 || Date.now() - at > maxAgeMilliseconds) await rm(file, { force: true });
  }
}

/** Forgets everything with the process: for tests. */
export function memoryCache(): PictureCache {
  const pictures = new Map<string, Uint8Array>();
  return {
    read: async (address) => pictures.get(address) ?? null,
    write: async (address, bytes) => {
      pictures.set(address, bytes);
    },
  };
}
