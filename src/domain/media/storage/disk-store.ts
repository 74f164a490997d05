import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { MediaStore } from "./media-store.ts";

const DRAFTS = ".drafts";

/**
 * Keeps files in a folder. A file is written under another name, synced, and only then given its own,
 * so that a crash leaves a whole file or none; what a crash left of drafts is swept when it opens.
 */
export async function diskStore(folder: string): Promise<MediaStore> {
  const drafts = path.join(folder, DRAFTS);
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  const fileOf = (name: string) => path.join(folder, name);
  return {
    write: async (name, bytes) => {
      const file = fileOf(name);
      await createFolder(path.dirname(file));
      const written = await nullWhenMissing(writeAtomically(drafts, file, bytes));
      // Another process that opened the folder meanwhile may have swept the draft away.
      if (written === null) await writeAtomically(drafts, file, bytes);
    },
    read: (name) => nullWhenMissing(readFile(fileOf(name))),
    open: async (name) => {
      const file = fileOf(name);
      const found = await nullWhenMissing(stat(file));
      return found && { size: found.size, stream: (start, end) => streamOf(file, start, end) };
    },
    has: async (name) => (await nullWhenMissing(access(fileOf(name)))) !== null,
    remove: async (prefix) => {
      const parent = path.dirname(fileOf(prefix));
      const names = (await nullWhenMissing(readdir(parent))) ?? [];
      const begin = path.basename(prefix);
      for (const name of names.filter((each) => each.startsWith(begin))) {
        await rm(path.join(parent, name), { recursive: true, force: true });
      }
    },
    async *list(below) {
      const files = await nullWhenMissing(readdir(fileOf(below), { recursive: true }));
      for (const file of files ?? []) {
        const found = await nullWhenMissing(stat(path.join(folder, below, file)));
        const name = [below, ...file.split(path.sep)].join("/");
        if (found?.isFile()) yield { name, writtenAt: found.mtime };
      }
    },
  };
}

async function writeAtomically(drafts: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(drafts, { recursive: true });
  const draft = path.join(drafts, randomBytes(9).toString("hex"));
  try {
    await writeSynced(draft, bytes);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(path.dirname(file));
}

/** The name of a new folder has to reach the disk as much as that of a new file. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/* A new name survives a power cut once its folder is synced too; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function streamOf(file: string, start: number, end: number): ReadableStream<Uint8Array> {
  const stream: NodeReadableStream = Readable.toWeb(createReadStream(file, { start, end }));
  return stream as ReadableStream<Uint8Array>;
}

async function nullWhenMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
