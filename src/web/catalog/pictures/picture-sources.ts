import type { Picture } from "#contract/media/media.ts";
import {
  type RenditionFormat,
  type RenditionWidth,
  renditionUrl,
  renditionWidths,
  parseShortHash,
} from "#contract/media/media-urls.ts";

export type PictureSources = {
  avif: string;
  webp: string;
  /** JPEG for browsers without AVIF and WebP: few enough that one width is enough. */
  src: string;
};

const JPEG_MAX_WIDTH = 960;
/** Every second width: few browsers support WebP but not AVIF. */
const WEBP_WIDTHS = new Set([480, 960, 1920]);

/**
 * The srcset of each format for a picture of this shop; null for an external one.
 * @param maxWidth in pixels: wider renditions are left out
 */
export function pictureSources(
  { url, width }: Pick<Picture, "url" | "width">,
  maxWidth = Infinity,
) {
  const hash = parseShortHash(url);
  if (hash === undefined || width === null) return null;
  const all = renditionWidths(width);
  const widths = all.filter((each) => each <= maxWidth || each === all[0]);
  const webpWidths = widths.filter((each) => WEBP_WIDTHS.has(each));
  const srcSet = (format: Exclude<RenditionFormat, "jpg">, offered: RenditionWidth[]) =>
    offered
      .map((each) => `${renditionUrl(hash, each, format)} ${Math.min(each, width)}w`)
      .join(", ");
  const jpegWidth = widths.findLast((each) => each <= JPEG_MAX_WIDTH) ?? widths[0]!;
  return {
    avif: srcSet("avif", widths),
    webp: srcSet("webp", webpWidths.length > 0 ? webpWidths : widths),
    src: renditionUrl(hash, jpegWidth, "jpg"),
  } satisfies PictureSources;
}
