import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { toViewer } from "#domain/viewer.ts";
import { limitBody, MEGABYTE } from "#http/limit-body.ts";
import { receiveText } from "#http/received-text.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { type Call, isBodyOptional } from "./define-call.ts";
import { readJson } from "./read-json.ts";

/** Registers a route for each declared call. */
export function mountCalls(routes: Hono<ApiEnv>, calls: Call[]): void {
  for (const call of calls) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const method = call.method.toUpperCase();
    const limit = call.bodyLimit ?? MEGABYTE;
    if (limit !== "streamed") routes.on(method, path, limitBody(limit));
    routes.on(method, path, (c) => handleCall(call, c));
  }
}

async function handleCall(call: Call, c: Context<ApiEnv>): Promise<Response> {
  const user = c.get("user");
  const result = await call.handle({
    c,
    shop: c.get("shop"),
    viewer: toViewer(user),
    user,
    by: user?.username ?? null,
    params: call.params?.parse(receiveTexts(c.req.param())) ?? {},
    query: call.query?.parse(receiveTexts(readQuery(c))) ?? {},
    body: call.body?.parse(await readJson(c, isBodyOptional(call))),
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

const receiveTexts = (
  texts: Record<string, string | string[]>,
): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === "string"
        ? receiveText(text, name)
        : text.map((each) => receiveText(each, name)),
    ]),
  );
