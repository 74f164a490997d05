import type { MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import { clientNetwork } from "#domain/infrastructure/rate-limit/client-network.ts";
import { MEGABYTE } from "#http/limit-body.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { tooManyAtOnce } from "./visitor-rate-limit.ts";

/** A tunnel ends a phone's connection for a while. */
const GRACE_MILLISECONDS = 15_000;
/** A photo of 5 MB arrives in ten minutes. */
const LEAST_BYTES_PER_SECOND = 8 * 1024;
const DEADLINE_MILLISECONDS = 10 * 60 * 1000;
/** Of the bodies of one network that are under way, on the disk or in memory. */
const MAX_NETWORK_BYTES = 128 * MEGABYTE;

/**
 * Bounds the bodies that anonymous visitors send, in time by a deadline and a least speed, and in bytes by a
 * share for each network. Only the time that the shop waits for the visitor counts.
 */
export function limitVisitorBodies(): MiddlewareHandler<ApiEnv> {
  const heldBytes = new Map<string, number>();
  return async (c, next) => {
    const { method } = c.req;
    const received = method === "GET" || method === "HEAD" ? null : c.req.raw.body;
    if (c.get("user") || !received) return next();
    const network = clientNetwork(c.get("address"));
    let held = 0;
    let isOver = false;
    const hold = (bytes: number) => {
      if (isOver) return;
      held += bytes;
      const all = (heldBytes.get(network) ?? 0) + bytes;
      if (all > 0) heldBytes.set(network, all);
      else heldBytes.delete(network);
      if (all > MAX_NETWORK_BYTES) throw tooManyAtOnce(GRACE_MILLISECONDS / 1000);
    };
    const body = paceBody(received, hold);
    c.req.raw = new Request(c.req.raw, { method, body, duplex: "half" } as RequestInit);
    try {
      return await next();
    } finally {
      hold(-held);
      // finishUnreadBody reads what is left and stores none of it.
      isOver = true;
    }
  };
}

/** @param hold is given the size of each chunk, and throws to end the body */
function paceBody(
  body: ReadableStream<Uint8Array>,
  hold: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let waited = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const began = performance.now();
    const allowed = GRACE_MILLISECONDS + (bytes / LEAST_BYTES_PER_SECOND) * 1000;
    const { done, value } = await withTimeout(
      reader.read(),
      Math.min(allowed, DEADLINE_MILLISECONDS) - waited,
    );
    if (done) return controller.close();
    waited += performance.now() - began;
    bytes += value.length;
    hold(value.length);
    controller.enqueue(value);
  };
  // What is not read is not waited for.
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = () =>
  new DomainError(
    "too-slow",
    "This took too long to arrive. Please try again with a better connection.",
  );
