import type { Picture } from "#contract/media/media.ts";
import {
  type RenditionFormat,
  renditionUrl,
  renditionWidths,
  parseShortHash,
} from "#contract/media/media-urls.ts";

export type PictureSources = {
  /** A srcset of all widths. */
  avif: string;
  /** One address: few browsers support WebP but not AVIF. */
  webp: string;
  /** JPEG for the others. */
  src: string;
};

const WEBP_MAX_WIDTH = 1920;
const JPEG_MAX_WIDTH = 960;

/**
 * The addresses of a picture of this shop in each format; null for an external one.
 * @param maxWidth in pixels: wider renditions are left out
 */
export function pictureSources(
  { url, width }: Pick<Picture, "url" | "width">,
  maxWidth = Infinity,
) {
  const hash = parseShortHash(url);
  if (hash === undefined || width === null) return null;
  const [least, ...wider] = renditionWidths(width);
  const widths = [least!, ...wider.filter((each) => each <= maxWidth)];
  const address = (format: RenditionFormat, most: number) =>
    renditionUrl(hash, widths.findLast((each) => each <= most) ?? least!, format);
  return {
    avif: widths
      .map((each) => `${renditionUrl(hash, each, "avif")} ${Math.min(each, width)}w`)
      .join(", "),
    webp: address("webp", WEBP_MAX_WIDTH),
    src: address("jpg", JPEG_MAX_WIDTH),
  } satisfies PictureSources;
}
