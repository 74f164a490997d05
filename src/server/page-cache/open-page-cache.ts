import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Revisions } from "#domain/services/revisions.ts";
import type { Shop } from "#domain/shop.ts";
import { clientAddress } from "#http/client-address.ts";
import { countSeenPage, isForPage } from "#http/count-seen-page.ts";
import { type Count, PageCacheHandler, type Render } from "./page-cache-handler.ts";
import { PageCache } from "./page-cache.ts";

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** The application behind a page cache, as a listener of an HTTP server. */
export function openPageCache(
  shop: Shop,
  revisions: Revisions,
  fetch: Fetch,
  trustProxy = 0,
): RequestListener {
  const listener = getRequestListener(fetch);
  const handler = new PageCacheHandler(shop.log, new PageCache(shop, revisions), {
    render: renderAnonymously(shop, fetch),
    count: countWith(shop, trustProxy),
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
    const response = await fetch(new Request(`${publicUrl}${key}`, { headers }), { incoming });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: new Headers(response.headers), body };
  };
}

/** Counts who has asked for a page that is sent without the application. */
function countWith({ visits }: Shop, trustProxy: number): Count {
  return ({ headers, url: target = "/", method, socket }, outcome) => {
    if (!visits || method !== "GET") return;
    const read = (name: string) => headers[name]?.toString();
    if (!isForPage(read)) return;
    countSeenPage(visits, {
      target,
      outcome,
      read,
      address: () =>
        clientAddress(read("x-forwarded-for"), socket.remoteAddress ?? "unknown", trustProxy),
    });
  };
}
