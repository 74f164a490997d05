import { type Context, Hono } from "hono";
import {
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionFormat,
  type RenditionWidth,
  renditionWidths,
} from "#contract/media/media-urls.ts";
import { notFound } from "#domain/errors.ts";
import { findMediaByPrefix } from "#domain/media/library/find-media-by-prefix.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { sendImmutableBytes, type ByteSource } from "./send-immutable-bytes.ts";

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** Originals and renditions of stored pictures; only the widths and formats of the contract exist. */
export function mediaRoutes(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/:name{[0-9a-f]{32}(?:[0-9a-f]{32})?\\.(?:jpg|webp)}", (c) =>
      sendOriginal(c, c.req.param("name")),
    )
    .get("/:hash{[0-9a-f]{32}(?:[0-9a-f]{32})?}/:name", (c) =>
      sendRendition(c, c.req.param("hash"), c.req.param("name")),
    );
}

async function sendOriginal(c: Context<ApiEnv>, name: string): Promise<Response> {
  const [hash = "", extension = ""] = name.split(".");
  const row = await findMediaByPrefix(c.get("shop"), hash);
  if (!row || row.extension !== extension) throw notFound("Photo");
  return sendImmutableBytes(c, { type: TYPES[row.extension], etag: `"${row.hash}"` }, async () => {
    const file = await c.get("shop").media.openOriginal(row);
    return file && { size: file.size, slice: file.stream };
  });
}

async function sendRendition(c: Context<ApiEnv>, hash: string, name: string): Promise<Response> {
  const rendition = parseRenditionName(name);
  const row = rendition && (await findMediaByPrefix(c.get("shop"), hash));
  if (!row || !renditionWidths(row.width).includes(rendition.width)) throw notFound("Photo");
  const { width, format } = rendition;
  const etag = `"${hash.slice(0, 32)}-${width}-${format}"`;
  return sendImmutableBytes(c, { type: TYPES[format], etag }, async () =>
    toByteSource(await c.get("shop").media.readRendition(row, width, format)),
  );
}

function parseRenditionName(
  name: string,
): { width: RenditionWidth; format: RenditionFormat } | undefined {
  const [digits, suffix, ...rest] = name.split(".");
  const width = RENDITION_WIDTHS.find((each) => String(each) === digits);
  const format = RENDITION_FORMATS.find((each) => each === suffix);
  return width && format && rest.length === 0 ? { width, format } : undefined;
}

const toByteSource = (bytes: Uint8Array | null): ByteSource | null =>
  bytes && {
    size: bytes.byteLength,
    slice: (from, to) =>
      new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset + from, to - from + 1),
  };
