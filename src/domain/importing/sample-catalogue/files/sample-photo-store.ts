import { mediaUrl } from "#contract/media/media-urls.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import type { Shop } from "../../../shop.ts";
import { readPhoto, type SamplePhoto } from "./sample-files.ts";

/** Stores a sample photo and returns its URL. */
export type StorePhoto = (photograph: SamplePhoto) => Promise<string>;

/** Stores each sample photo once per load. An existing alternative text is kept. */
export function samplePhotoStore(shop: Shop): StorePhoto {
  const stored = new Map<string, Promise<string>>();
  return (photograph) => {
    const address = stored.get(photograph.file) ?? storePhoto(shop, photograph);
    stored.set(photograph.file, address);
    return address;
  };
}

async function storePhoto(shop: Shop, { file, alt }: SamplePhoto): Promise<string> {
  const { hash, extension } = await storePicture(shop, await readPhoto(file), alt);
  return mediaUrl(hash, extension);
}
