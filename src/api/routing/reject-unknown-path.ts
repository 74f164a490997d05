import type { Handler } from "hono";
import type { RouterRoute } from "hono/types";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";

/** Answers what no call takes: 405 where the path is a call's but the method is not, else 404. */
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

/** "/products/:id" matches one piece of a path for each name. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);

const allow = (methods: string[]): string =>
  [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))].join(
    ", ",
  );
