import type { StoredFile } from "../../services/media-library.ts";

/** A place that keeps files under names. Names are made by the shop, never by a visitor. */
export type MediaStore = {
  /** Durable when it resolves: either the whole file is there, or none of it. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array | null>;
  /** A file that is to be sent on without ever being in memory as a whole. */
  open: (name: string) => Promise<StoredFile | null>;
  has: (name: string) => Promise<boolean>;
  /** Removes everything whose name begins with the prefix. */
  remove: (prefix: string) => Promise<void>;
  /** All files below a folder, in no order. */
  list: (folder: string) => AsyncIterable<ListedFile>;
};

export type ListedFile = { name: string; writtenAt: Date };
