import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";
import { pageCacheControl } from "./page-cache-control.ts";
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
