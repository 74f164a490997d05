import { preload } from "react-dom";
import type { Picture } from "#contract/media.ts";
import { pictureSources } from "./picture-sources.ts";

/**
 * Tells the browser of a page's main picture in the head already, before it comes upon it. Stands once
 * on a page, with the same sizes as the Picture.
 */
export function PicturePreload({ picture, sizes }: { picture: Picture; sizes: string }) {
  const sources = pictureSources(picture);
  if (sources) {
    preload(sources.src, {
      as: "image",
      // Who does not know AVIF passes over it, and finds the other formats in the page.
      type: "image/avif",
      imageSrcSet: sources.avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  return null;
}
