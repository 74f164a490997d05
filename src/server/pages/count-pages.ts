import type { MiddlewareHandler } from "hono";
import { countSeenPage, isForPage } from "#http/count-seen-page.ts";
import { NO_RESULTS } from "#http/no-results-header.ts";
import type { ApiEnv } from "#http/request-context.ts";

/** Counts pages that are rendered for one visitor; the page cache counts what it sends. */
export const countPages: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { visits } = c.get("shop");
  if (!visits || c.req.method !== "GET") return;
  const { pathname, search } = new URL(c.req.url);
  const read = (name: string) => c.req.header(name);
  const { status, headers } = c.res;
  if (!isForPage(read) || (status !== 200 && status !== 404)) return;
  const shown = headers.has(NO_RESULTS) ? "no-results" : "shown";
  countSeenPage(visits, {
    target: pathname + search,
    outcome: status === 404 ? "missing" : shown,
    read,
    address: () => c.get("address"),
  });
};
