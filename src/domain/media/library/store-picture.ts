import type { Shop } from "../../shop.ts";
import type { MediaRow } from "./media-row.ts";
import { storeOriginal } from "./store-original.ts";

/**
 * Normalizes and stores a photo and its row. The same photo again returns the same row; `alt` then only
 * fills in a missing description.
 * @throws DomainError unsupported-media, too-large or unprocessable, with a sentence that says what to do
 */
export async function storePicture(shop: Shop, bytes: Uint8Array, alt = ""): Promise<MediaRow> {
  const { data, ...original } = await shop.media.normalize(bytes);
  const store = () => shop.media.store({ ...original, data });
  return storeOriginal(shop, { ...original, bytes: data.byteLength }, store, alt);
}
