import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { nullIfMissing } from "../../infrastructure/files/null-if-missing.ts";
import { syncFolder } from "../../infrastructure/files/sync-folder.ts";
import { writeSynced } from "../../infrastructure/files/write-synced.ts";
import type { ListedFile, MediaStore } from "./media-store.ts";

const DRAFTS = ".drafts";

/**
 * Stores files in a folder. A file is written under a temporary name, synced and renamed, so that a
 * crash leaves a whole file or none. Opening the store deletes drafts that a crash left.
 */
export async function diskStore(folder: string): Promise<MediaStore> {
  const drafts = path.join(folder, DRAFTS);
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  const fileOf = (name: string) => path.join(folder, name);
  const write = async (name: string, writeDraft: WriteDraft) => {
    const file = fileOf(name);
    await createFolder(path.dirname(file));
    const written = await nullIfMissing(writeAtomically(drafts, file, writeDraft));
    // Another process that opened the store in between may have deleted the draft.
    if (written === null) await writeAtomically(drafts, file, writeDraft);
  };
  return {
    write: (name, bytes) => write(name, (draft) => writeSynced(draft, bytes)),
    writeFile: (name, source) =>
      write(name, async (draft) => {
        await copyFile(source, draft);
        await syncFile(draft);
      }),
    locate: async (name) => {
      const file = fileOf(name);
      return (await nullIfMissing(access(file))) === null ? null : file;
    },
    read: (name) => nullIfMissing(readFile(fileOf(name))),
    open: async (name) => {
      const file = fileOf(name);
      const found = await nullIfMissing(stat(file));
      return found && { size: found.size, stream: (start, end) => streamFile(file, start, end) };
    },
    has: async (name) => (await nullIfMissing(access(fileOf(name)))) !== null,
    remove: async (prefix) => {
      const parent = path.dirname(fileOf(prefix));
      const names = (await nullIfMissing(readdir(parent))) ?? [];
      const start = path.basename(prefix);
      for (const name of names.filter((each) => each.startsWith(start))) {
        await rm(path.join(parent, name), { recursive: true, force: true });
      }
    },
    list: (below) => listFiles(folder, below),
  };
}

/** Folder by folder: a store may hold a million renditions. */
async function* listFiles(folder: string, below: string): AsyncGenerator<ListedFile> {
  const entries = await nullIfMissing(readdir(path.join(folder, below), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(folder, name);
    const found = entry.isFile() ? await nullIfMissing(stat(path.join(folder, name))) : null;
    if (found) yield { name, writtenAt: found.mtime, bytes: found.size };
  }
}

/** Writes and syncs a file. */
type WriteDraft = (draft: string) => Promise<void>;

async function writeAtomically(drafts: string, file: string, write: WriteDraft): Promise<void> {
  await mkdir(drafts, { recursive: true });
  const draft = path.join(drafts, randomBytes(9).toString("hex"));
  try {
    await write(draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(path.dirname(file));
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and syncs the parent of each folder that is new. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let created = folder; created.length >= first.length; created = path.dirname(created)) {
    await syncFolder(path.dirname(created));
  }
}

function streamFile(file: string, start: number, end: number): ReadableStream<Uint8Array> {
  const stream: NodeReadableStream = Readable.toWeb(createReadStream(file, { start, end }));
  return stream as ReadableStream<Uint8Array>;
}
