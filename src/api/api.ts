import "#contract/validation-messages.ts";
import { Hono } from "hono";
import type { ApiEnv } from "#http/request-context.ts";
import { answerUnknown } from "./routing/reject-unknown-path.ts";
import { calls } from "./calls.ts";
import { keepPrivate } from "./guards/private-cache-control.ts";
import { mountCalls } from "./routing/mount-calls.ts";
import { refuseStrangers } from "./guards/require-session.ts";

/** All calls under /api. */
export function apiRoutes(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(keepPrivate, refuseStrangers);
  mountCalls(routes, calls);
  routes.all("*", answerUnknown(routes.routes));
  return routes;
}
