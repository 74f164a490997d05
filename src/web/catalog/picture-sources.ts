import type { Picture } from "#contract/media.ts";
import {
  mediaHashOf,
  type RenditionFormat,
  renditionUrl,
  renditionWidths,
} from "#contract/media-addresses.ts";

export type PictureSources = {
  avif: string;
  webp: string;
  /** JPEG, for browsers that know neither of them: these are few, and one width does. */
  src: string;
};

const PLAIN_WIDTH = 960;

/** The addresses a browser may choose from, as srcset texts; null for a picture that lives elsewhere. */
export function pictureSources({ url, width }: Pick<Picture, "url" | "width">) {
  const hash = mediaHashOf(url);
  if (hash === undefined || width === null) return null;
  const widths = renditionWidths(width);
  const srcSet = (format: Exclude<RenditionFormat, "jpg">) =>
    widths
      .map((each) => `${renditionUrl(hash, each, format)} ${Math.min(each, width)}w`)
      .join(", ");
  const plain = widths.findLast((each) => each <= PLAIN_WIDTH) ?? widths[0]!;
  return {
    avif: srcSet("avif"),
    webp: srcSet("webp"),
    src: renditionUrl(hash, plain, "jpg"),
  } satisfies PictureSources;
}
