import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";

/** Logs each request without its query and the visitor's address, which may identify a person. */
export const logRequests: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const started = performance.now();
  await next();
  c.get("shop").log.debug("request", {
    requestId: c.get("requestId"),
    method: c.req.method,
    path: redactSecretPath(c.req.path),
    status: c.res.status,
    milliseconds: Math.round(performance.now() - started),
  });
};

/** These paths contain a secret that gives access: feeds, unsubscribe links and previews. */
const redactSecretPath = (path: string) =>
  path.replace(/^\/(feeds|unsubscribe|preview)\/[^/]+/, "/$1/[redacted]");
