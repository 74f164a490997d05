import type { StoredFile } from "../../services/media-library.ts";

/** Stores files under names, which never come from visitors. */
export type MediaStore = {
  /** Durable when it resolves: either the whole file is there, or none of it. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The same from a local file, which stays. */
  writeFile: (name: string, file: string) => Promise<void>;
  /** The local file of a name, null when it is missing; only where files are stored on this machine. */
  locate?: (name: string) => Promise<string | null>;
  read: (name: string) => Promise<Uint8Array | null>;
  /** For streaming. */
  open: (name: string) => Promise<StoredFile | null>;
  has: (name: string) => Promise<boolean>;
  /** Deletes all files whose name begins with the prefix. */
  remove: (prefix: string) => Promise<void>;
  /** All files below a folder, unordered. */
  list: (folder: string) => AsyncIterable<ListedFile>;
};

export type ListedFile = { name: string; writtenAt: Date; bytes: number };
