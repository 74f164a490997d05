import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";

/**
 * Forbids caches to store responses to a session, writes and errors. Anonymous responses are revalidated
 * each time, since the same address returns more to an admin.
 */
export const privateCacheControl: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const isPrivate = c.get("user") !== null || c.req.method !== "GET" || c.res.status >= 400;
  if (!c.res.headers.has("Cache-Control")) {
    c.header("Cache-Control", isPrivate ? "no-store" : "no-cache");
  }
  c.header("Vary", "Cookie", { append: true });
};
