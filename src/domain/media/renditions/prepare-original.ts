import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS } from "#contract/media/media-urls.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError, storageFull } from "../../errors.ts";
import type { Original } from "../../services/media-library.ts";
import { createPlaceholders } from "./create-placeholders.ts";
import { sniffFormat } from "./sniff-format.ts";
import { tooManyPixelsPerSide, tooManyBytes, tooManyPixels } from "./too-large-errors.ts";

sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes and normalizes a photo. Uses the first frame of an animation and preserves transparency.
 * @throws DomainError unsupported-media, too-large or unprocessable, with a sentence that says what to do
 */
export async function prepareOriginal(bytes: Uint8Array): Promise<Original> {
  rejectUnsupported(bytes, bytes.byteLength);
  try {
    const { encoded, extension } = await encode(bytes);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      hash: createHash("sha256").update(data).digest("hex"),
      data,
      extension,
      width: info.width,
      height: info.height,
      ...(await createPlaceholders(data)),
    };
  } catch (error) {
    throw toDomainError(error);
  }
}

/** @param head the first bytes of a file of `size` bytes */
export function rejectUnsupported(head: Uint8Array, size: number): void {
  if (size === 0) {
    throw new DomainError("unprocessable", "This file is empty. Choose the photo again.");
  }
  if (size > MAX_PICTURE_BYTES) throw tooManyBytes();
  const refusal = REFUSALS[sniffFormat(head) ?? "unknown"];
  if (refusal) throw new DomainError("unsupported-media", refusal);
}

const REFUSALS: Partial<Record<string, string>> = {
  heic: "This is a HEIC photo, which browsers can’t show. On the iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.",
  svg: "This is an SVG drawing. Export it as PNG or JPEG.",
  pdf: "This is a PDF, not a photo. Export the page as JPEG or PNG.",
  unknown: "This isn’t a photo. Choose a JPEG, PNG, WebP, AVIF, GIF, or TIFF file.",
};

async function hasTransparency(picture: Sharp): Promise<boolean> {
  const { hasAlpha, width, height } = await picture.metadata();
  if (width * height > MAX_PICTURE_PIXELS) throw tooManyPixels();
  return hasAlpha && !(await picture.clone().stats()).isOpaque;
}

/** What encodes a photo, read from its bytes or its file, once it is written anywhere. */
export async function encode(
  source: Uint8Array | string,
): Promise<{ encoded: Sharp; extension: Original["extension"] }> {
  const picture = sharp(source, {
    limitInputPixels: MAX_PICTURE_PIXELS,
    failOn: "error",
    pages: 1,
  });
  const transparent = await hasTransparency(picture);
  const upright = picture.autoOrient().toColourspace("srgb");
  const encoded = transparent
    ? upright.webp({ quality: 92, alphaQuality: 100, effort: 4 })
    : upright.removeAlpha().jpeg({
        quality: 92,
        chromaSubsampling: "4:4:4",
        // Optimal Huffman tables need six bytes of memory a pixel and save 5 % of the file.
        optimiseCoding: false,
      });
  return { encoded, extension: transparent ? "webp" : "jpg" };
}

export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const message = error instanceof Error ? error.message : "";
  if (/no space left|quota exceeded/i.test(message)) return storageFull(error);
  if (/pixel limit/i.test(message)) return tooManyPixels();
  if (/too large for the WebP format/i.test(message)) return tooManyPixelsPerSide();
  return new DomainError(
    "unprocessable",
    "This photo is damaged or incomplete and can’t be read. Choose it again.",
    { cause: error },
  );
}
