import { Hono } from "hono";
import type { ApiEnv } from "#http/request-context.ts";
import { rejectUnknownPath } from "./routing/reject-unknown-path.ts";
import { calls } from "./calls.ts";
import { privateCacheControl } from "./guards/private-cache-control.ts";
import { mountCalls } from "./routing/mount-calls.ts";
import { requireAccess } from "./guards/require-access.ts";
import { requireSession } from "./guards/require-session.ts";

/** All calls under /api. */
export function apiRoutes(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(privateCacheControl, requireSession, requireAccess(calls));
  mountCalls(routes, calls);
  routes.all("*", rejectUnknownPath(routes.routes));
  return routes;
}
