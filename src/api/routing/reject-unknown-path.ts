import type { Handler } from "hono";
import type { RouterRoute } from "hono/types";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";

/** 405 for a known path with another method, otherwise 404. */
export function rejectUnknownPath(routes: RouterRoute[]): Handler<ApiEnv> {
  const known = routes
    .filter(({ path }) => !path.endsWith("*"))
    .map(({ method, path }) => ({ method, pattern: toPattern(path) }));
  return (c) => {
    const path = c.req.path.replace(/^\/api/, "");
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) throw new DomainError("not-found", "There is no such call.");
    const message = `This call does not take ${c.req.method}.`;
    return c.json({ message, error: message }, 405, { Allow: allow(methods) });
  };
}

/** Each parameter matches one path segment. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);

const allow = (methods: string[]): string =>
  [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))].join(
    ", ",
  );
