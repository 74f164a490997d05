import type { Shop } from "../../shop.ts";
import type { MediaRow } from "./media-row.ts";
import { storeOriginal } from "./store-original.ts";

/**
 * Like storePicture, for a photo in a local file, which is never read into this process. Writes beside it;
 * the caller deletes both.
 */
export async function storePictureFile(shop: Shop, file: string): Promise<MediaRow> {
  const { file: normalized, ...original } = await shop.media.normalizeFile(file);
  const store = () => shop.media.storeFile({ ...original, file: normalized });
  return storeOriginal(shop, original, store, "");
}
