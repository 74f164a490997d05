import { rm } from "node:fs/promises";
import type { Shop } from "../../shop.ts";
import type { MediaRow } from "./media-row.ts";
import { storeOriginal } from "./store-original.ts";

/**
 * Like storePicture, for a photo in a local file, which is never read into this process and stays. Writes
 * beside it meanwhile.
 */
export async function storePictureFile(shop: Shop, file: string): Promise<MediaRow> {
  const { file: normalized, ...original } = await shop.media.normalizeFile(file);
  try {
    const store = () => shop.media.storeFile({ ...original, file: normalized });
    return await storeOriginal(shop, original, store, "");
  } finally {
    await rm(normalized, { force: true });
  }
}
