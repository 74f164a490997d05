import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#http/request-context.ts";

/** One line a request, without query and address: both may tell who somebody is. */
export const logRequests: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const started = performance.now();
  await next();
  c.get("shop").log.debug("request", {
    requestId: c.get("requestId"),
    method: c.req.method,
    path: hideSecret(c.req.path),
    status: c.res.status,
    milliseconds: Math.round(performance.now() - started),
  });
};

/** Who knows the address of a catalogue feed may read it; who has a letter's may end it. */
const hideSecret = (path: string) =>
  path.replace(/^\/(feeds|unsubscribe|preview)\/[^/]+/, "/$1/[redacted]");
