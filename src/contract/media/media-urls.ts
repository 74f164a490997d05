/** The fixed widths, in pixels; a rendition is never larger than its original. */
export const RENDITION_WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560] as const;
export const RENDITION_FORMATS = ["avif", "webp", "jpg"] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

const MEDIA_URL = /^\/media\/([0-9a-f]{64})\.(jpg|webp)$/;

/** The immutable address of a stored original. */
export const mediaUrl = (hash: string, extension: string): string => `/media/${hash}.${extension}`;

/** The content hash in the address of a stored original, or undefined for any other address. */
export const parseMediaHash = (url: string): string | undefined => MEDIA_URL.exec(url)?.[1];

/** Half of a hash identifies a picture, in addresses that occur many times on a page. */
const SHORT_HASH = 32;
export const shortHash = (hash: string): string => hash.slice(0, SHORT_HASH);

/** The short form of a stored original's address; any other address as it is. */
export function toShortMediaUrl(url: string): string {
  const [, hash, extension] = MEDIA_URL.exec(url) ?? [];
  return hash && extension ? mediaUrl(shortHash(hash), extension) : url;
}

const SHORT_OR_FULL_URL = /^\/media\/([0-9a-f]{32})(?:[0-9a-f]{32})?\.(?:jpg|webp)$/;

/** The short hash in a stored original's address of either form, or undefined for any other address. */
export const parseShortHash = (url: string): string | undefined => SHORT_OR_FULL_URL.exec(url)?.[1];

/** The address of one rendition of a stored picture. */
export const renditionUrl = (
  hash: string,
  width: RenditionWidth,
  format: RenditionFormat,
): string => `/media/${hash}/${width}.${format}`;

/** The widths that a picture is offered in: those up to its own, at least the smallest. */
export function renditionWidths(originalWidth: number): RenditionWidth[] {
  const below = RENDITION_WIDTHS.filter((width) => width <= originalWidth);
  return below.length > 0 ? below : [RENDITION_WIDTHS[0]];
}

export const MAX_PICTURES_PER_PRODUCT = 24;
export const MAX_PICTURES_PER_UPLOAD = 50;
export const MAX_PICTURE_PIXELS = 60_000_000;
