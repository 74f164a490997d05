import "#contract/error-wording.ts";
import { Hono } from "hono";
import type { ApiEnv } from "#http/api-env.ts";
import { answerUnknown } from "./answer-unknown.ts";
import { calls } from "./calls.ts";
import { keepPrivate } from "./keep-private.ts";
import { mountCalls } from "./mount-calls.ts";
import { refuseStrangers } from "./refuse-strangers.ts";

/** All calls under /api. */
export function apiRoutes(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(keepPrivate, refuseStrangers);
  mountCalls(routes, calls);
  routes.all("*", answerUnknown(routes.routes));
  return routes;
}
