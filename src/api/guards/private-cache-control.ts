import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";

/**
 * What a signed-in person is answered is kept by no cache; what a stranger is answered is asked for
 * again each time, since the same address answers an admin otherwise.
 */
export const privateCacheControl: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const secret = c.get("user") !== null || c.req.method !== "GET" || c.res.status >= 400;
  if (!c.res.headers.has("Cache-Control")) {
    c.header("Cache-Control", secret ? "no-store" : "no-cache");
  }
  c.header("Vary", "Cookie", { append: true });
};
