import type { MissingPhotos, StoredSourcePicture } from "#database/tables/importing-tables.ts";

/** The photos that failed with their host, by host; null for none. */
export function listMissingPhotos(pictures: StoredSourcePicture[]): MissingPhotos[] | null {
  const failed = pictures.filter(({ failedHost }) => failedHost !== undefined);
  if (failed.length === 0) return null;
  const byHost = Map.groupBy(failed, ({ failedHost = "" }) => failedHost);
  return [...byHost].map(([host, photos]) => ({
    host,
    reason: photos[0]?.failure ?? "",
    photos: photos.length,
  }));
}
