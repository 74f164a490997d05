import type { MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { isSameOriginWrite } from "./same-origin.ts";

/** CSRF protection: rejects writes sent from another website. */
export const rejectCrossSiteWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { host } = new URL(c.get("shop").publicUrl);
  if (!isSameOriginWrite(c.req.method, c.req.raw.headers, host)) {
    throw new DomainError("forbidden", "This request came from another website and was refused.");
  }
  await next();
};
