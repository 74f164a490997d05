import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DomainError, invalid } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { type Call, MEGABYTE } from "./define-call.ts";
import { isUnstorableText, readJson, UNSTORABLE } from "./read-json.ts";

/** Registers a route for each declared call. */
export function mountCalls(routes: Hono<ApiEnv>, calls: Call[]): void {
  for (const call of calls) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const limit = limitBody(call.bodyLimit ?? MEGABYTE);
    routes.on(call.method.toUpperCase(), path, limit, (c) => handleCall(call, c));
  }
}

function limitBody(maxSize: number | "streamed"): MiddlewareHandler<ApiEnv> {
  if (maxSize === "streamed") return (_, next) => next();
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError(
        "too-large",
        `This is too much to send at once: ${describeSize(maxSize)} at most.`,
      );
    },
  });
}

const describeSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${bytes / 1024} KB` : `${bytes / MEGABYTE} MB`;

async function handleCall(call: Call, c: Context<ApiEnv>): Promise<Response> {
  const user = c.get("user");
  const result = await call.handle({
    c,
    shop: c.get("shop"),
    viewer: user ? "admin" : "visitor",
    user,
    by: user?.username ?? null,
    params: call.params?.parse(rejectUnstorable(c.req.param())) ?? {},
    query: call.query?.parse(rejectUnstorable(readQuery(c))) ?? {},
    body: call.body?.parse(await readJson(c, call.bodyOptional)),
  });
  if (result instanceof Response) return result;
  return c.json(result, (call.status ?? 200) as ContentfulStatusCode);
}

/** A parameter without a value counts as absent; a repeated one becomes a list. */
function readQuery(c: Context): Record<string, string | string[]> {
  const given = Object.entries(c.req.queries())
    .map(([name, values]) => [name, values.filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0);
  return Object.fromEntries(
    given.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]),
  );
}

function rejectUnstorable(
  texts: Record<string, string | string[]>,
): Record<string, string | string[]> {
  for (const [name, text] of Object.entries(texts)) {
    if ([text].flat().some(isUnstorableText)) throw invalid(name, UNSTORABLE);
  }
  return texts;
}
