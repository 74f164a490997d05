import type { Revisions } from "#domain/services/revisions.ts";
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Shop } from "#domain/shop.ts";
import { PageCacheHandler, type Render } from "./page-cache-handler.ts";
import { PageCache } from "./page-cache.ts";

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** The shop with its pages kept, as a listener. */
export function openPageCache(shop: Shop, revisions: Revisions, fetch: Fetch): RequestListener {
  const cache = new PageCache(shop, revisions);
  const answer = getRequestListener(fetch);
  const server = new PageCacheHandler(
    shop.log,
    cache,
    askAsStranger(shop, fetch),
    (request, response) => {
      void answer(request, response);
    },
  );
  return (request, response) => server.answer(request, response);
}

/**
 * The request of nobody in particular: no cookie, no packing, nothing that one visitor brought along but
 * where they are, by which whoever asks without end is slowed.
 */
function askAsStranger({ publicUrl }: Shop, fetch: Fetch): Render {
  return async (address, incoming) => {
    const forwarded = incoming.headers["x-forwarded-for"];
    const headers: HeadersInit = forwarded
      ? { "X-Forwarded-For": [forwarded].flat().join(",") }
      : {};
    const response = await fetch(new Request(`${publicUrl}${address}`, { headers }), { incoming });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: new Headers(response.headers), body };
  };
}
