import type { RenditionFormat, RenditionWidth } from "#contract/media/media-urls.ts";

/** A normalized photo: upright, sRGB, without metadata. */
export type Original = {
  /** SHA-256 of `data`, in hex. */
  hash: string;
  data: Uint8Array;
  /** WebP where parts are transparent. */
  extension: "jpg" | "webp";
  width: number;
  height: number;
  /** data: URL of the photo a few pixels wide. */
  blur: string;
  /** Dominant color, #rrggbb. */
  color: string;
};

/** A normalized photo in a local file, of `bytes` size. */
export type OriginalFile = Omit<Original, "data"> & { file: string; bytes: number };

/** What identifies a stored original. */
export type StoredOriginal = Pick<Original, "hash" | "extension" | "width">;

export type StoredFile = {
  /** In bytes. */
  size: number;
  /** The bytes between two offsets, both counted from 0 and inclusive. */
  stream: (from: number, to: number) => ReadableStream<Uint8Array>;
};

/** A file of a photo, of `bytes` size. */
export type ListedMedia = { hash: string; writtenAt: Date; bytes: number };

/** Stores photos and serves them in the fixed widths and formats. */
export type MediaLibrary = {
  /** Decodes and normalizes a photo without storing it. Throws DomainError. */
  normalize: (bytes: Uint8Array) => Promise<Original>;
  /** The same for a local file; writes another beside it. */
  normalizeFile: (file: string) => Promise<OriginalFile>;
  /** Durable when it resolves. */
  store: (original: Pick<Original, "hash" | "extension" | "data">) => Promise<void>;
  /** Durable when it resolves. */
  storeFile: (original: Pick<OriginalFile, "hash" | "extension" | "file">) => Promise<void>;
  has: (stored: Pick<StoredOriginal, "hash" | "extension">) => Promise<boolean>;
  openOriginal: (stored: StoredOriginal) => Promise<StoredFile | null>;
  /** Renders on first use; null when the original is gone. */
  readRendition: (
    stored: StoredOriginal,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => Promise<Uint8Array | null>;
  /** Renders the usual renditions while nothing else is queued. */
  prerender: (stored: StoredOriginal) => void;
  /**
   * A photo of another host, normalized, at most 1280 px wide, cached.
   * @param fetch gets its bytes; called once for concurrent requests
   */
  readRemote: (address: string, fetch: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  deleteOriginal: (hash: string) => Promise<void>;
  deleteRenditions: (hash: string) => Promise<void>;
  listOriginals: () => AsyncIterable<ListedMedia>;
  listRenditions: () => AsyncIterable<ListedMedia>;
  close: () => void;
};
