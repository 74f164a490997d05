import type { SourcePicture } from "#contract/importing/imports.ts";

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

/**
 * How the systems in use write the size of a picture into its address. Each pattern matches what is
 * added to the address of the original; its groups are the width and height, where they are written.
 * Sources: WordPress "Responsive images", Shopify "image_url" and the former "img_url", Magento's image
 * cache, PrestaShop's image types, BigCommerce's Stencil, Wix's media manager.
 */
const SIZE_PATTERNS: RegExp[] = [
  /-(\d{2,4})x(\d{2,4})(?=\.\w{3,4}$)/,
  /_(\d{2,4})?x(\d{2,4})?(?:_crop_[a-z]+)?(?:@[23]x)?(?=\.\w{3,4}$)/,
  /_(?:pico|icon|thumb|small|compact|medium|large|grande)(?=\.\w{3,4}$)/,
  /-(?:cart|small|medium|home|large|thickbox)_default(?=[/.])/,
  /\/cache\/(?:\d+\/)?(?:small_image\/|thumbnail\/|image\/)?(?:(\d{2,4})x(\d{2,4})\/)?[0-9a-f]{32}(?=\/)/,
  /\/stencil\/(\d{2,4})x(\d{2,4})(?=\/)/,
  /(?<=\.(?:jpe?g|png|webp|avif))\/v1\/(?:fill|fit|crop)\/[^/]{0,200}?w_(\d{2,4}),h_(\d{2,4}).*$/is,
];

const SIZE_PARAMETERS = ["width", "w", "format", "height", "h", "size"];

/** In pixels; above every real picture, so that an original comes first. */
const ORIGINAL_SIZE = 100_000;
/** Of a name such as "small" without a number. */
const NAMED_SIZE = 1;

/** What all sizes of one picture have in common. */
function pictureKey(url: URL): string {
  const path = SIZE_PATTERNS.reduce(
    (rest, pattern) => rest.replace(pattern, ""),
    url.pathname.replace("/stencil/original/", "/"),
  );
  // A script's parameters name the picture.
  const query = /\.(?:jpe?g|png|webp|avif|heic|tiff?)$/i.test(path) ? "" : url.search;
  return url.host + path + query;
}

/** The larger side in pixels as its address has it, to compare sizes of one picture. */
function pictureSize(url: URL): number {
  for (const pattern of SIZE_PATTERNS) {
    const match = pattern.exec(url.pathname);
    if (match) return Math.max(NAMED_SIZE, Number(match[1] ?? 0), Number(match[2] ?? 0));
  }
  const sizes = SIZE_PARAMETERS.map((name) =>
    Number.parseInt(url.searchParams.get(name) ?? "", 10),
  );
  const largest = Math.max(...sizes.filter((size) => size > 0));
  return largest > 0 ? largest : ORIGINAL_SIZE;
}
