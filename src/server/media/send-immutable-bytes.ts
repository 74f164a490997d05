import type { Context } from "hono";
import { notFound } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";

export type ByteSource = {
  /** In bytes. */
  size: number;
  /** The bytes from one place to another, both counted from 0 and both included. */
  part: (from: number, to: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

/**
 * Answers with bytes that never change: kept for ever by whoever asked, not sent again to who has
 * them, and in part where a part was asked for.
 */
export async function sendImmutableBytes(
  c: Context<ApiEnv>,
  { type, etag }: { type: string; etag: string },
  open: () => Promise<ByteSource | null>,
): Promise<Response> {
  const known = c.req.header("If-None-Match");
  const content = knows(known, etag) ? undefined : await open();
  if (content === null) throw notFound("Picture");
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
  const body = c.req.method === "HEAD" ? null : content.part(from, to);
  return c.newResponse(body, range ? 206 : 200);
}

const knows = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((each) => [etag, "*"].includes(each.trim().replace(/^W\//, "")));

type Range = { from: number; to: number };

/** One range is honoured; several, or one that cannot be read, count as none. */
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
