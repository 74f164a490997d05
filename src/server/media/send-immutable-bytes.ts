import type { Context } from "hono";
import { notFound } from "#domain/errors.ts";
import { isNotModified } from "#http/conditional-request.ts";
import type { ApiEnv } from "#http/request-context.ts";

export type ByteSource = {
  /** In bytes. */
  size: number;
  /** The bytes of a range; both positions count from 0 and are included. */
  slice: (from: number, to: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

/** Sends bytes that never change under their address: cacheable forever, with 304 and byte ranges. */
export async function sendImmutableBytes(
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
