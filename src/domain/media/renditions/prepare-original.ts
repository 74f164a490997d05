import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS } from "#contract/media/media-urls.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError, storageFull } from "../../errors.ts";
import type { Original } from "../../services/media-library.ts";
import { createPlaceholders } from "./create-placeholders.ts";
import { sniffFormat } from "./sniff-format.ts";
import {
  tooManyBytes,
  tooManyDecodedBytes,
  tooManyPixels,
  tooManyPixelsPerSide,
} from "./too-large-errors.ts";

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

/** Encoding a WebP takes 14 bytes of memory a pixel. */
const MAX_TRANSPARENT_PIXELS = 16_000_000;

/** What encodes a photo, read from its bytes or its file, once it is written anywhere. */
export async function encode(
  source: Uint8Array | string,
): Promise<{ encoded: Sharp; extension: Original["extension"] }> {
  const picture = sharp(source, {
    limitInputPixels: MAX_PICTURE_PIXELS,
    failOn: "error",
    pages: 1,
  });
  const metadata = await picture.metadata();
  rejectLarge(metadata);
  const upright = picture.clone().autoOrient().toColourspace("srgb");
  if (metadata.hasAlpha && !(await picture.stats()).isOpaque) {
    const shrunk = shrinkTransparent(upright, metadata.autoOrient);
    return {
      encoded: shrunk.webp({ quality: 92, alphaQuality: 100, effort: 4 }),
      extension: "webp",
    };
  }
  const encoded = upright.removeAlpha().jpeg({
    quality: 92,
    chromaSubsampling: "4:4:4",
    // Optimal Huffman tables need six bytes of memory a pixel and save 5 % of the file.
    optimiseCoding: false,
  });
  return { encoded, extension: "jpg" };
}

function rejectLarge(metadata: Metadata): void {
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PICTURE_PIXELS) throw tooManyPixels();
  if (pixels * decodedBytes(metadata) > MAX_DECODED_BYTES) throw tooManyDecodedBytes();
}

/** What a progressive JPEG of 60 megapixels takes. */
const MAX_DECODED_BYTES = MAX_PICTURE_PIXELS * 6;

/** The memory that decoding takes for each pixel at most, as measured with libvips 8.18. */
function decodedBytes({ format, channels, depth, isProgressive }: Metadata): number {
  const sampleBytes = SAMPLE_BYTES[depth] ?? 8;
  if (format === "heif") return sampleBytes === 1 ? 15 : 20;
  if (format === "webp" || format === "gif") return 8;
  // The coefficients of a progressive JPEG have two bytes.
  return channels * (format === "jpeg" && isProgressive ? 2 : sampleBytes);
}

/** By libvips' names of sample formats. */
const SAMPLE_BYTES: Partial<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
};

function shrinkTransparent(picture: Sharp, { width, height }: Metadata["autoOrient"]): Sharp {
  const pixels = width * height;
  if (pixels <= MAX_TRANSPARENT_PIXELS) return picture;
  return picture.resize({ width: Math.floor(width * Math.sqrt(MAX_TRANSPARENT_PIXELS / pixels)) });
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
