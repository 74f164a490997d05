import type { Context, MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "./request-context.ts";

const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** For forms and for calls without a session: enough for a name, a password and an address, in bytes. */
export const FORM_BODY_LIMIT = 16 * KILOBYTE;

/**
 * Refuses a larger body: by its Content-Length before any of it is read, one without by counting. What is
 * left of it stays unread, see finishUnreadBody.
 */
export function limitBody(maxBytes: number): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    rejectAnnounced(c, maxBytes);
    if (c.req.header("Content-Length") === undefined && c.req.raw.body) {
      const body = await readAtMost(c.req.raw.body, maxBytes);
      const { method } = c.req;
      c.req.raw = new Request(c.req.raw, { method, body });
    }
    return next();
  };
}

/** @throws too-large when the Content-Length exceeds the limit */
export const rejectAnnounced = (c: Context<ApiEnv>, maxBytes: number): void =>
  rejectBytes(Number(c.req.header("Content-Length") ?? 0), maxBytes);

/** @throws too-large when the bytes of a body exceed the limit */
export function rejectBytes(bytes: number, maxBytes = Infinity): void {
  if (bytes > maxBytes) throw bodyTooLarge(maxBytes);
}

async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > maxBytes) {
      reader.releaseLock();
      throw bodyTooLarge(maxBytes);
    }
    chunks.push(new Uint8Array(next.value));
  }
  return new Blob(chunks);
}

const bodyTooLarge = (maxBytes: number) =>
  new DomainError(
    "too-large",
    `This is too much to send at once: ${describeSize(maxBytes)} at most.`,
  );

const describeSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${bytes / KILOBYTE} KB` : `${bytes / MEGABYTE} MB`;
