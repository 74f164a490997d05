import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "#domain/shop.ts";
import { isNotModified } from "#http/conditional-request.ts";
import { hasSessionCookie } from "#http/session-cookie.ts";
import type { SeenPage } from "#domain/services/visit-counter.ts";
import { NO_RESULTS } from "#http/no-results-header.ts";
import { createRequestId } from "../request-context/request-id.ts";
import { cacheKey } from "./cache-key.ts";
import { CachedResponse, type RenderedResponse } from "./cached-response.ts";
import { compressBody, negotiateEncoding } from "./content-encoding.ts";
import type { PageCache } from "./page-cache.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** Writes that change nothing visitors see: a password-guessing attack must not bypass the cache TTL. */
const INVALIDATES_NOTHING: ReadonlySet<string> = new Set([
  "/api/admin/login",
  "/admin/login",
  "/api/forgot-password",
  "/admin/forgot-password",
  "/api/shown-pages",
]);

/** Renders the response of a cache key, on behalf of a request. */
export type Render = (key: string, request: IncomingMessage) => Promise<RenderedResponse>;

/** Counts that a request was answered with a page. Synchronous, since every cached page waits for it. */
export type Count = (request: IncomingMessage, outcome: SeenPage["outcome"]) => void;

type Handlers = {
  render: Render;
  count: Count;
  /** Whether the rate limit of lists lets a request pass; the application answers one that it does not. */
  isAdmitted: (request: IncomingMessage) => boolean;
  next: RequestListener;
};

/**
 * Serves anonymous visitors from the page cache. A session, a write, or a path that is never cached goes
 * on to the application. While pages fail, the last one that was cached is served.
 */
export class PageCacheHandler {
  readonly #log: Log;
  readonly #cache: PageCache;
  readonly #render: Render;
  readonly #count: Count;
  readonly #isAdmitted: Handlers["isAdmitted"];
  readonly #next: RequestListener;

  constructor(log: Log, cache: PageCache, { render, count, isAdmitted, next }: Handlers) {
    this.#log = log;
    this.#cache = cache;
    this.#render = render;
    this.#count = count;
    this.#isAdmitted = isAdmitted;
    this.#next = next;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    if (!READS.has(request.method ?? "")) {
      if (!INVALIDATES_NOTHING.has(pathOf(request))) {
        response.once("close", this.#cache.invalidation.beginWrite());
      }
      return this.#next(request, response);
    }
    const hasSession = hasSessionCookie(request.headers.cookie);
    const key = hasSession ? null : cacheKey(request.url ?? "/");
    if (key === null || !this.#isAdmitted(request)) return this.#next(request, response);
    this.#serve(key, request, response).catch((error: unknown) => {
      this.#log.error("page cache failed; serving without it", { key, error });
      if (response.headersSent) response.destroy();
      else this.#next(request, response);
    });
  }

  async #serve(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await this.#findOrRender(key, request);
    if (found === null) return this.#next(request, response);
    if (!(found instanceof CachedResponse)) {
      if (found.status === 404) this.#count(request, "missing");
      if (found.status === 200) this.#count(request, outcomeOf(found.headers.has(NO_RESULTS)));
      return sendUncached(found, request, response);
    }
    this.#count(request, outcomeOf(found.hasNoResults));
    return this.#sendCached(key, found, request, response);
  }

  async #findOrRender(key: string, request: IncomingMessage): ReturnType<PageCache["render"]> {
    try {
      const generation = await this.#cache.invalidation.current();
      return (
        this.#cache.find(key, generation) ??
        (await this.#cache.render(key, generation, () => this.#render(key, request)))
      );
    } catch (error) {
      const stale = this.#cache.findStale(key);
      if (!stale) throw error;
      this.#log.error("page cache failed; serving an earlier response", { key, error });
      return stale;
    }
  }

  async #sendCached(
    key: string,
    cached: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { headers, method } = request;
    const encoding = negotiateEncoding(headers["accept-encoding"]);
    const variant = await this.#cache.takeVariant(key, cached, encoding);
    const requestId = createRequestId();
    if (isNotModified(headers, cached.etag)) {
      response.writeHead(304, [...cached.headers, "x-request-id", requestId]).end();
    } else {
      response.writeHead(200, [...variant.headers, "x-request-id", requestId]);
      response.end(method === "HEAD" ? undefined : variant.bytes);
    }
    this.#log.debug("request", { requestId, method, path: pathOf(request), cached: true });
  }
}

const outcomeOf = (hasNoResults: boolean) => (hasNoResults ? "no-results" : "shown");

export const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

/** A response for this request alone, such as a page that does not exist or a redirect. */
async function sendUncached(
  { status, headers, body }: RenderedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isWorthIt = body.length > 1024;
  const encoding = isWorthIt ? negotiateEncoding(request.headers["accept-encoding"]) : "identity";
  const bytes = await compressBody(body, encoding, "fast");
  headers.set("Content-Length", String(bytes.length));
  if (!/accept-encoding/i.test(headers.get("Vary") ?? "")) {
    headers.append("Vary", "Accept-Encoding");
  }
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  response.writeHead(status, [...headers].flat());
  response.end(request.method === "HEAD" ? undefined : bytes);
}
