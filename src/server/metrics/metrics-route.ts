import { Hono } from "hono";
import { notFound } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import type { Metrics } from "./metrics.ts";

/** /metrics: needs the token, or a local connection where none is configured; otherwise 404. */
export function metricsRoute(metrics: Metrics, token: string | undefined): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get("/metrics", async (c) => {
    if (!mayReadMetrics(c, token)) throw notFound("Page");
    const { type, text } = await metrics.read();
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
}
