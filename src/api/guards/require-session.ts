import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { PUBLIC_CALLS } from "./public-calls.ts";

/**
 * Rejects anonymous requests to every call that is not in PUBLIC_CALLS, however it was registered.
 * An unknown path passes and becomes a 404.
 */
export const requireSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
  if (route && !c.get("user") && !PUBLIC_CALLS.has(routeCallName(route))) {
    throw new DomainError("unauthorized", "Please sign in first.");
  }
  await next();
};

/** The name of a registered route as in PUBLIC_CALLS: "GET /products/{id}". */
export const routeCallName = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/^\/api/, "").replaceAll(/:(\w+)/g, "{$1}")}`;
