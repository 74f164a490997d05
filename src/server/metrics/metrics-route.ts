import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { notFound } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import type { Metrics } from "./metrics.ts";

/** Set by proxies: the visitor is not on this machine, whatever address the connection has. */
const FORWARDED = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"];

/** /metrics: needs the token, or a local connection where none is configured; otherwise 404. */
export function metricsRoute(metrics: Metrics, token: string | undefined): Hono<ApiEnv> {
  const mayRead = (c: Context): boolean =>
    token === undefined ? isLocal(c) : isToken(c.req.header("Authorization"), token);
  return new Hono<ApiEnv>().get("/metrics", async (c) => {
    if (!mayRead(c)) throw notFound("Page");
    const { type, text } = await metrics.read();
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
}

function isToken(header: string | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function isLocal(c: Context): boolean {
  if (!c.env || !("incoming" in c.env)) return false;
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  return ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(getConnInfo(c).remote.address ?? "");
}
