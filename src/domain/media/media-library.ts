import path from "node:path";
import type { ListedMedia, MediaLibrary } from "../services/media-library.ts";
import type { S3Config } from "../services/s3-bucket.ts";
import { fetchCache } from "./proxy/fetch-cache.ts";
import { diskCache, memoryCache, type PictureCache } from "./proxy/picture-cache.ts";
import { ImageProcess } from "./renditions/image-process.ts";
import { type ImageWorker, openImageWorker } from "./renditions/image-worker.ts";
import { isMemorySmall } from "./renditions/is-memory-small.ts";
import { createRenditions } from "./renditions/create-renditions.ts";
import { WorkQueue } from "./renditions/work-queue.ts";
import { diskStore } from "./storage/disk-store.ts";
import { findHash, originalName, originalsOf, renditionsOf } from "./storage/media-names.ts";
import type { MediaStore } from "./storage/media-store.ts";
import { s3Store } from "./storage/s3-store.ts";

const CONCURRENT_JOBS = isMemorySmall() ? 1 : 2;
const REMOTE_WIDTH = 1280;

type Parts = {
  /** In this process by default. */
  imageWorker?: ImageWorker;
  /** Caches photos of other hosts; in memory by default. */
  cache?: PictureCache;
};

/** @param store where files are stored */
export function createMediaLibrary(
  store: MediaStore,
  { imageWorker = openImageWorker(), cache = memoryCache() }: Parts = {},
): MediaLibrary {
  const queue = new WorkQueue(CONCURRENT_JOBS);
  const renditions = createRenditions(store, imageWorker, queue);
  const normalize = (bytes: Uint8Array) =>
    queue.add(Symbol("normalize"), () => imageWorker.normalize(bytes), { isHeavy: true });
  const normalizeAndShrink = async (bytes: Uint8Array) => {
    const { data, extension } = await normalize(bytes);
    const shrink = () => imageWorker.render(data, REMOTE_WIDTH, extension);
    return queue.add(Symbol("shrink"), shrink);
  };
  return {
    normalize,
    normalizeFile: (file) =>
      queue.add(Symbol("normalize"), () => imageWorker.normalizeFile(file), { isHeavy: true }),
    storeFile: ({ file, ...original }) => store.writeFile(originalName(original), file),
    store: (original) => store.write(originalName(original), original.data),
    has: (stored) => store.has(originalName(stored)),
    openOriginal: (stored) => store.open(originalName(stored)),
    readRendition: renditions.read,
    prerender: renditions.prerender,
    readRemote: fetchCache(cache, normalizeAndShrink),
    deleteOriginal: (hash) => store.remove(originalsOf(hash)),
    deleteRenditions: (hash) => store.remove(renditionsOf(hash)),
    listOriginals: () => listMedia(store, "originals"),
    listRenditions: () => listMedia(store, "renditions"),
    close: () => {
      queue.dropDeferred();
      imageWorker.close();
    },
  };
}

async function* listMedia(store: MediaStore, folder: string): AsyncGenerator<ListedMedia> {
  for await (const { name, writtenAt, bytes } of store.list(folder)) {
    const hash = findHash(name);
    if (hash) yield { hash, writtenAt, bytes };
  }
}

/** Stores photos in the S3 bucket where there is one, else in `DATA_DIR/media`. @param dataDir absolute path */
export async function openMediaLibrary({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Config | undefined;
}): Promise<MediaLibrary> {
  const store = s3 ? await s3Store(s3) : await diskStore(path.join(dataDir, "media"));
  return createMediaLibrary(store, {
    imageWorker: new ImageProcess(),
    cache: diskCache(path.join(dataDir, "cache", "pictures")),
  });
}
