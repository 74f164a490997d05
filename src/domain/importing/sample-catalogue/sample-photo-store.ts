import { mediaUrl } from "#contract/media-urls.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import type { Shop } from "../../shop.ts";
import { readPhotograph, type SamplePhotograph } from "./sample-files.ts";

/** Takes a sample photograph in and gives its address in this shop. */
export type TakeIn = (photograph: SamplePhotograph) => Promise<string>;

/**
 * Keeps sample photographs like any others, each once however often a run asks for it. Words that a
 * picture bears already stay.
 */
export function takeInPhotographs(shop: Shop): TakeIn {
  const taken = new Map<string, Promise<string>>();
  return (photograph) => {
    const address = taken.get(photograph.file) ?? keep(shop, photograph);
    taken.set(photograph.file, address);
    return address;
  };
}

async function keep(shop: Shop, { file, alt }: SamplePhotograph): Promise<string> {
  const { hash, extension } = await storePicture(shop, await readPhotograph(file), alt);
  return mediaUrl(hash, extension);
}
