import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/api-env.ts";
import { pageCacheControl } from "#http/cache-control.ts";
import { readSessionToken } from "#http/session-cookie.ts";

/** Tells caches what they may do with a page, where the page itself does not. */
export const keepPagesApart: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const known = readSessionToken(c.req.header("Cookie")) !== null;
  if (!c.res.headers.has("Cache-Control")) {
    c.header("Cache-Control", pageCacheControl(c.res.status, known));
  }
  c.header("Vary", "Cookie", { append: true });
};
