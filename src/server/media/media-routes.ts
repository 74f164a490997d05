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
import { isNotModified } from "#http/conditional-request.ts";

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

type ByteSource = {
  /** In bytes. */
  size: number;
  /** The bytes of a range; both positions count from 0 and are included. */
  slice: (from: number, to: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

/** Sends bytes that never change under their address: cacheable forever, with 304 and byte ranges. */
async function sendImmutableBytes(
  c: Context<ApiEnv>,
  { type, etag }: { type: string; etag: string },
  open: () => Promise<ByteSource | null>,
): Promise<Response> {
  const content = isNotModified(c.req.header(), etag) ? undefined : await open();
  if (content === null) throw notFound("Photo");
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("ETag", etag);
  c.header("Accept-Ranges", "bytes");
  if (!content) return c.body(null, 304);
  const range = readRange(c.req.header("Range"), c.req.header("If-Range"), etag, content.size);
  if (range === "unsatisfiable") {
    c.header("Content-Range", `bytes */${content.size}`);
    return c.body(null, 416);
  }
  const { from, to } = range ?? { from: 0, to: content.size - 1 };
  if (range) c.header("Content-Range", `bytes ${from}-${to}/${content.size}`);
  c.header("Content-Type", type);
  c.header("Content-Length", String(to - from + 1));
  const body = c.req.method === "HEAD" ? null : content.slice(from, to);
  return c.newResponse(body, range ? 206 : 200);
}

type Range = { from: number; to: number };

/**
 * A single range by RFC 9110; several, or one that cannot be parsed, count as none. range-parser refuses
 * a suffix longer than the file, which stands for the whole file there (section 14.1.2).
 */
function readRange(
  header: string | undefined,
  ifRange: string | undefined,
  etag: string,
  length: number,
): Range | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? { from, to } : "unsatisfiable";
}
