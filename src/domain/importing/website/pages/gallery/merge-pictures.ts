import type { SourcePicture } from "#contract/importing/imports.ts";
import { pictureKey, pictureSize } from "./picture-sizes.ts";

/** The pictures in their order, each once, in the largest of its sizes. @param pictures absolute URLs */
export function mergePictures(pictures: SourcePicture[]): SourcePicture[] {
  const byKey = new Map<string, SourcePicture>();
  for (const picture of pictures) {
    const url = new URL(picture.url);
    const key = pictureKey(url);
    const known = byKey.get(key);
    const isLarger = !known || pictureSize(url) > pictureSize(new URL(known.url));
    byKey.set(key, {
      url: isLarger ? picture.url : known.url,
      alt: known?.alt ? known.alt : picture.alt,
    });
  }
  return [...byKey.values()];
}
