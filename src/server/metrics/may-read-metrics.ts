import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Set by proxies: the visitor is not on this machine, whatever address the connection has. */
const FORWARDED = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"];

/**
 * Whether a request may read what only monitoring may.
 * @param token that it has to bear; without one the connection has to be local
 */
export const mayReadMetrics = (c: Context, token: string | undefined): boolean =>
  token === undefined ? isLocal(c) : isToken(c.req.header("Authorization"), token);

function isToken(header: string | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function isLocal(c: Context): boolean {
  if (!c.env || !("incoming" in c.env)) return false;
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  return ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(getConnInfo(c).remote.address ?? "");
}
