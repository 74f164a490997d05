import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";

/** Logs each request without its query and the visitor's address, which may identify a person. */
export const logRequests: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const started = performance.now();
  await next();
  c.get("shop").log.debug("request", {
    requestId: c.get("requestId"),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    milliseconds: Math.round(performance.now() - started),
  });
};
