import type { Picture } from "#contract/media.ts";
import {
  type RenditionFormat,
  type RenditionWidth,
  renditionUrl,
  renditionWidths,
  parseShortHash,
} from "#contract/media-urls.ts";

export type PictureSources = {
  avif: string;
  webp: string;
  /** JPEG, for browsers that know neither of them: these are few, and one width does. */
  src: string;
};

const PLAIN_WIDTH = 960;
/** WebP is for the few browsers that know no AVIF: every second width does. */
const WEBP_WIDTHS = new Set([480, 960, 1920]);

/**
 * The addresses a browser may choose from, as srcset texts; null for a picture that lives elsewhere.
 * @param most what is wider than this is not offered: the place can not show it
 */
export function pictureSources({ url, width }: Pick<Picture, "url" | "width">, most = Infinity) {
  const hash = parseShortHash(url);
  if (hash === undefined || width === null) return null;
  const all = renditionWidths(width);
  const widths = all.filter((each) => each <= most || each === all[0]);
  const some = widths.filter((each) => WEBP_WIDTHS.has(each));
  const srcSet = (format: Exclude<RenditionFormat, "jpg">, offered: RenditionWidth[]) =>
    offered
      .map((each) => `${renditionUrl(hash, each, format)} ${Math.min(each, width)}w`)
      .join(", ");
  const plain = widths.findLast((each) => each <= PLAIN_WIDTH) ?? widths[0]!;
  return {
    avif: srcSet("avif", widths),
    webp: srcSet("webp", some.length > 0 ? some : widths),
    src: renditionUrl(hash, plain, "jpg"),
  } satisfies PictureSources;
}
