import type { Picture } from "#contract/media/media.ts";
import { parseShortHash, renditionUrl, renditionWidths } from "#contract/media/media-urls.ts";

export type SocialPicture = { url: string; width?: number; height?: number; alt: string };

/** In pixels; previews do not show more. */
const MAX_WIDTH = 1280;

/** A picture for social previews and search engines: a JPEG of at most 1280 pixels. */
export function socialPicture({ url, alt, width, height }: Picture): SocialPicture {
  const hash = parseShortHash(url);
  if (!hash || !width || !height) return { url, alt };
  const widths = renditionWidths(width).filter((candidate) => candidate <= MAX_WIDTH);
  const chosen = widths.at(-1) ?? 320;
  const scale = Math.min(1, chosen / width);
  return {
    url: renditionUrl(hash, chosen, "jpg"),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt,
  };
}
