import type { ListedMedia } from "../../services/media-library.ts";
import type { Shop } from "../../shop.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type LeftoverFiles = {
  /** Of photos without a row, by hash. */
  photos: Map<string, { files: number; bytes: number }>;
  files: number;
  bytes: number;
  /** More photos without a row than with one: the store belongs to another database. */
  isForeign: boolean;
};

/** A crash leaves few; a shop that has just begun has few photos of its own. */
const MIN_FOREIGN = 20;

/**
 * Finds files of photos that have no row in the database and were written at least a day ago: what a crash
 * left.
 */
export async function findLeftoverFiles(shop: Shop, signal?: AbortSignal): Promise<LeftoverFiles> {
  const rows = await shop.db.selectFrom("media").select("hash").execute();
  const known = new Set(rows.map(({ hash }) => hash));
  const before = shop.now().getTime() - DAY_MILLISECONDS;
  const left: LeftoverFiles = { photos: new Map(), files: 0, bytes: 0, isForeign: false };
  /** Whose files are not all old. */
  const young = new Set<string>();
  const add = ({ hash, writtenAt, bytes }: ListedMedia) => {
    if (known.has(hash)) return;
    if (writtenAt.getTime() > before) young.add(hash);
    const photo = left.photos.get(hash) ?? { files: 0, bytes: 0 };
    left.photos.set(hash, { files: photo.files + 1, bytes: photo.bytes + bytes });
  };
  for (const list of [shop.media.listOriginals, shop.media.listRenditions]) {
    for await (const file of list()) {
      signal?.throwIfAborted();
      add(file);
    }
  }
  for (const hash of young) left.photos.delete(hash);
  for (const { files, bytes } of left.photos.values()) {
    left.files += files;
    left.bytes += bytes;
  }
  left.isForeign = left.photos.size > Math.max(MIN_FOREIGN, known.size);
  return left;
}
