import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";
import { pageCacheControl } from "./page-cache-control.ts";
import { readSessionToken } from "#http/session-cookie.ts";

/** Tells caches what they may do with a page, where the page itself does not. */
export const setPageCacheControl: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const known = readSessionToken(c.req.header("Cookie")) !== null;
  const { headers, status } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", pageCacheControl(status, known));
  // With the second the packer, who stands before this, has nothing to add: it would make a new answer.
  headers.append("Vary", "Cookie, Accept-Encoding");
};
