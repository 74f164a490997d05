import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { PUBLIC_CALLS } from "./public-calls.ts";

/**
 * Rejects anonymous requests to every call that is not in PUBLIC_CALLS, however it was registered.
 * An unknown path passes and becomes a 404.
 */
export const requireSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const name = matchedCallName(c);
  if (name !== undefined && !c.get("user") && !PUBLIC_CALLS.has(name)) {
    throw new DomainError("unauthorized", "Please sign in first.");
  }
  await next();
};

/**
 * The name of the call that a request makes, undefined for an unknown path. Of a fixed path and one with a
 * parameter that match alike, the one that was registered first runs.
 */
export function matchedCallName(c: Context): string | undefined {
  const route = matchedRoutes(c).find(({ path }) => !path.endsWith("*"));
  return route && routeCallName(route);
}

/** The name of a registered route as in PUBLIC_CALLS: "GET /products/{id}". */
export const routeCallName = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/^\/api/, "").replaceAll(/:(\w+)/g, "{$1}")}`;
