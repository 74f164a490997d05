import sharp, { type Sharp } from "sharp";
import type { RenditionFormat, RenditionWidth } from "#contract/media/media-urls.ts";
import { isMemorySmall } from "./is-memory-small.ts";

/** Renders an original at a width, never enlarged. @param original its bytes or its local file */
export function render(
  original: Uint8Array | string,
  width: RenditionWidth,
  format: RenditionFormat,
): Promise<Buffer> {
  const picture = sharp(original).resize({ width, withoutEnlargement: true });
  return ENCODERS[format](picture, width).toBuffer();
}

/** Wider renditions are for zooming in. */
const MAX_LAYOUT_WIDTH = 1280;

/** At 2560 px 90 MB instead of 130 for a photo with fine detail, at a tenth more bytes. */
const IN_LITTLE_MEMORY = { effort: 0, chromaSubsampling: "4:2:0" };

/* Measured on the sample photos: as AVIF at 640 px the largest has 28 kB, the median 10 kB. */
const ENCODERS: Record<RenditionFormat, (picture: Sharp, width: RenditionWidth) => Sharp> = {
  // Quality 54 looks like 60 and has a quarter fewer bytes. Effort 4 takes eight times as long for the
  // same size.
  avif: (picture, width) =>
    width > MAX_LAYOUT_WIDTH
      ? picture.avif({ quality: 60, ...(isMemorySmall() ? IN_LITTLE_MEMORY : { effort: 3 }) })
      : picture.avif({ quality: 54, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpg: (picture) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};
