import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";
import { hasSessionCookie } from "#http/session-cookie.ts";

/** Sets Cache-Control on pages that do not set it themselves. */
export const setPageCacheControl: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const hasSession = hasSessionCookie(c.req.header("Cookie"));
  const { headers, status } = c.res;
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", pageCacheControl(status, hasSession));
  // Accept-Encoding is named here so that the compression middleware need not rebuild the response.
  headers.append("Vary", "Cookie, Accept-Encoding");
};

/** Browsers revalidate each time; a CDN in front may serve the page for a few seconds, and for a day when the shop fails. */
const PUBLIC = "public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400";

/** @param hasSession pages of a session are stored by its browser only */
function pageCacheControl(status: number, hasSession: boolean): string {
  if (hasSession) return "private, no-cache";
  return status === 200 ? PUBLIC : "no-cache";
}
