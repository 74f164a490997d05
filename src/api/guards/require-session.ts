import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { PUBLIC_CALLS } from "./public-calls.ts";

/**
 * Stands before every call, however it was registered: without a session only the written list passes.
 * A path that no call has goes on, to be told that it does not exist.
 */
export const requireSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const reached = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
  if (reached && !c.get("user") && !PUBLIC_CALLS.has(routeCallName(reached))) {
    throw new DomainError("unauthorized", "Please sign in first.");
  }
  await next();
};

/** The name of a registered route, in the manner of the API document. */
export const routeCallName = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/^\/api/, "").replaceAll(/:(\w+)/g, "{$1}")}`;
