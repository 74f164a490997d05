import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isListCall } from "#api/list-calls.ts";
import type { Revisions } from "#domain/services/revisions.ts";
import type { Shop } from "#domain/shop.ts";
import { clientAddress } from "#http/client-address.ts";
import { countSeenPage, isForPage } from "#http/count-seen-page.ts";
import { createListBuckets } from "../limits/visitor-rate-limit.ts";
import { type Count, PageCacheHandler, pathOf, type Render } from "./page-cache-handler.ts";
import { PageCache } from "./page-cache.ts";

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** The application behind a page cache, as a listener of an HTTP server. */
export function openPageCache(
  shop: Shop,
  revisions: Revisions,
  fetch: Fetch,
  { trustProxy = 0, lists = createListBuckets() } = {},
): RequestListener {
  const listener = getRequestListener(fetch);
  const handler = new PageCacheHandler(shop.log, new PageCache(shop, revisions), {
    render: renderAnonymously(shop, fetch),
    count: countWith(shop, trustProxy),
    isAdmitted: (request) =>
      !isListCall(pathOf(request)) ||
      lists.take(addressOf(request, trustProxy), performance.now()) === 0,
    next: (request, response) => void listener(request, response),
  });
  return (request, response) => handler.handle(request, response);
}

/**
 * Renders without cookies and without compression. Of the request only the visitor's address is passed
 * on, for the rate limits.
 */
function renderAnonymously({ publicUrl }: Shop, fetch: Fetch): Render {
  return async (key, incoming) => {
    const forwarded = incoming.headers["x-forwarded-for"];
    const headers: HeadersInit = forwarded
      ? { "X-Forwarded-For": [forwarded].flat().join(",") }
      : {};
    const response = await fetch(new Request(`${publicUrl}${key}`, { headers }), {
      incoming,
      isCounted: true,
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: new Headers(response.headers), body };
  };
}

/** Counts who has asked for a page that is sent without the application. */
function countWith({ visits }: Shop, trustProxy: number): Count {
  return (request, outcome) => {
    const { headers, url: target = "/", method } = request;
    if (!visits || method !== "GET") return;
    const read = (name: string) => headers[name]?.toString();
    if (!isForPage(read)) return;
    countSeenPage(visits, {
      target,
      outcome,
      read,
      address: () => addressOf(request, trustProxy),
    });
  };
}

const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: number): string =>
  clientAddress(
    headers["x-forwarded-for"]?.toString(),
    socket.remoteAddress ?? "unknown",
    trustProxy,
  );
