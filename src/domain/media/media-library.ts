import path from "node:path";
import type { RenditionFormat, RenditionWidth } from "#contract/media-addresses.ts";
import { ChildDarkroom } from "./renditions/image-process.ts";
import { type Darkroom, openDarkroom } from "./renditions/image-worker.ts";
import { diskStore } from "./storage/disk-store.ts";
import { lender } from "./proxy/fetch-cache.ts";
import { hashOfOriginal, originalName, originalsOf, renditionsOf } from "./storage/media-names.ts";
import type { MediaStore, StoredFile } from "./storage/media-store.ts";
import type { Kept, Original } from "./storage/original.ts";
import { diskCache, memoryCache, type PictureCache } from "./proxy/picture-cache.ts";
import { renditionsIn } from "./renditions/renditions.ts";
import { type S3Place, s3Store } from "./storage/s3-store.ts";
import { WorkQueue } from "./renditions/work-queue.ts";

/** Takes pictures in and gives them out, in the fixed widths and formats only. */
export type MediaDesk = {
  /** Makes a picture fit to be kept, and keeps nothing yet. Throws DomainError. */
  clean: (bytes: Uint8Array) => Promise<Original>;
  /** Keeps an original; durable when it resolves. */
  keep: (original: Pick<Original, "hash" | "extension" | "data">) => Promise<void>;
  has: (kept: Pick<Kept, "hash" | "extension">) => Promise<boolean>;
  openOriginal: (kept: Kept) => Promise<StoredFile | null>;
  /** Makes the rendition on first need; null when the original is gone. */
  readRendition: (
    kept: Kept,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => Promise<Uint8Array | null>;
  /** Makes the renditions that browsers ask for, whenever nobody waits for anything else. */
  makeAhead: (kept: Kept) => void;
  /**
   * A picture that lives elsewhere, made small and clean and kept for a while.
   * @param fetch brings its bytes; asked once, however many want the picture
   */
  borrow: (address: string, fetch: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  forgetOriginal: (hash: string) => Promise<void>;
  forgetRenditions: (hash: string) => Promise<void>;
  /** The hashes of all originals that are kept, and since when. */
  listOriginals: () => AsyncIterable<{ hash: string; writtenAt: Date }>;
  close: () => void;
};

const JOBS_AT_ONCE = 2;
const BORROWED_WIDTH = 1280;

type Rooms = {
  /** Where pictures are worked on; in this process when left out. */
  darkroom?: Darkroom;
  /** For pictures that live elsewhere; in memory when left out. */
  cache?: PictureCache;
};

/** @param store where files are kept */
export function createMediaDesk(
  store: MediaStore,
  { darkroom = openDarkroom(), cache = memoryCache() }: Rooms = {},
): MediaDesk {
  const queue = new WorkQueue(JOBS_AT_ONCE);
  const renditions = renditionsIn(store, darkroom, queue);
  const clean = (bytes: Uint8Array) =>
    queue.do(`clean ${(jobs += 1)}`, () => darkroom.clean(bytes), { heavy: true });
  const cleanAndShrink = async (bytes: Uint8Array) => {
    const { data, extension } = await clean(bytes);
    const shrink = () => darkroom.render(data, BORROWED_WIDTH, extension);
    return queue.do(`shrink ${(jobs += 1)}`, shrink);
  };
  return {
    clean,
    keep: (original) => store.write(originalName(original), original.data),
    has: (kept) => store.has(originalName(kept)),
    openOriginal: (kept) => store.open(originalName(kept)),
    readRendition: renditions.read,
    makeAhead: renditions.makeAhead,
    borrow: lender(cache, cleanAndShrink),
    forgetOriginal: (hash) => store.remove(originalsOf(hash)),
    forgetRenditions: (hash) => store.remove(renditionsOf(hash)),
    async *listOriginals() {
      for await (const { name, writtenAt } of store.list("originals")) {
        const hash = hashOfOriginal(name);
        if (hash) yield { hash, writtenAt };
      }
    },
    close: () => {
      queue.dropWaiting();
      darkroom.close();
    },
  };
}

/** Some jobs have no name of their own: what a picture is is known only after them. */
let jobs = 0;

/** The desk of a shop: in its bucket where it has one, else in `DATA_DIR/media`. @param dataDir absolute path */
export async function openMediaDesk({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Place | undefined;
}): Promise<MediaDesk> {
  const store = s3 ? await s3Store(s3) : await diskStore(path.join(dataDir, "media"));
  return createMediaDesk(store, {
    darkroom: new ChildDarkroom(),
    cache: diskCache(path.join(dataDir, "cache", "pictures")),
  });
}
