import type { MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";

/** CSRF protection: rejects writes sent from another website. */
export const rejectCrossSiteWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { host } = new URL(c.get("shop").publicUrl);
  if (!isSameOriginWrite(c.req.method, c.req.raw.headers, host)) {
    throw new DomainError("forbidden", "This request came from another website and was refused.");
  }
  await next();
};

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request is a read, or a write from the same origin or from a non-browser client, which sends
 * neither Origin nor Sec-Fetch-Site.
 * @param publicHost host of the shop's canonical address
 */
function isSameOriginWrite(method: string, headers: Headers, publicHost: string): boolean {
  if (READS.has(method)) return true;
  const origin = headers.get("Origin");
  if (origin !== null) {
    const host = hostOf(origin);
    return host !== null && (host === headers.get("Host") || host === publicHost);
  }
  const site = headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}

const hostOf = (origin: string): string | null => URL.parse(origin)?.host ?? null;
