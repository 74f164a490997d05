import { readFile } from "node:fs/promises";
import type { MediaStore } from "#domain/media/storage/media-store.ts";

/** A store of media that keeps them in memory. */
export function memoryStore(): MediaStore & { names: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    names: () => [...files.keys()],
    write: async (name, bytes) => {
      files.set(name, bytes);
    },
    writeFile: async (name, file) => {
      files.set(name, await readFile(file));
    },
    read: async (name) => files.get(name) ?? null,
    open: async (name) => {
      const bytes = files.get(name);
      if (!bytes) return null;
      return { size: bytes.byteLength, stream: (from, to) => streamOf(bytes.slice(from, to + 1)) };
    },
    has: async (name) => files.has(name),
    remove: async (prefix) => {
      for (const name of files.keys()) if (name.startsWith(prefix)) files.delete(name);
    },
    async *list(folder) {
      for (const [name, { byteLength }] of files) {
        if (!name.startsWith(`${folder}/`)) continue;
        yield { name, writtenAt: new Date(0), bytes: byteLength };
      }
    },
  };
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
