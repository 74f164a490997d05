import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "#domain/shop.ts";
import { readSessionToken } from "#http/session-cookie.ts";
import { memoize } from "./memoize.ts";
import { createRequestId } from "../request-context/request-id.ts";
import { negotiateEncoding, compressBody, type Encoding } from "./content-encoding.ts";
import { cacheKey } from "./cache-key.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { CacheGeneration } from "./cache-invalidation.ts";
import type { PageCache, RenderedResponse } from "./page-cache.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** What no visitor ever sees the outcome of: who guesses passwords shall not make every page ask anew. */
const CHANGE_NOTHING: ReadonlySet<string> = new Set(["/api/admin/login", "/admin/login"]);
const addressOf = memoize(2000, cacheKey);
const pathOf = memoize(2000, (address) => address.split("?", 1)[0]);

/** Asks the shop itself for an address, on behalf of a request. */
export type Render = (address: string, request: IncomingMessage) => Promise<RenderedResponse>;

/**
 * Stands before the whole shop and answers strangers from what is kept. Whatever is not theirs alone
 * (a session, a write, an address that is not kept, an error) goes on to the shop.
 */
export class PageCacheHandler {
  readonly #log: Log;
  readonly #cache: PageCache;
  readonly #next: RequestListener;
  readonly #render: Render;

  constructor(log: Log, cache: PageCache, render: Render, next: RequestListener) {
    this.#log = log;
    this.#cache = cache;
    this.#render = render;
    this.#next = next;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    if (!READS.has(request.method ?? "")) {
      const changesNothing = CHANGE_NOTHING.has(request.url?.split("?", 1)[0] ?? "");
      if (!changesNothing) response.once("close", this.#cache.freshness.expectChange());
      return this.#next(request, response);
    }
    const { cookie } = request.headers;
    const isKnown = cookie !== undefined && readSessionToken(cookie) !== null;
    const address = isKnown ? null : addressOf(request.url ?? "/");
    if (address === null) return this.#next(request, response);
    try {
      const season = this.#cache.freshness.current();
      // Nearly every request goes this way, on which nothing is waited for.
      if (!(season instanceof Promise) && this.#sendKept(address, season, request, response))
        return;
      this.#answerStranger(address, season, request, response).catch((error: unknown) => {
        this.#giveUp(error, address, request, response);
      });
    } catch (error) {
      this.#giveUp(error, address, request, response);
    }
  }

  #giveUp(error: unknown, address: string, request: IncomingMessage, response: ServerResponse) {
    this.#log.error("a page could not be kept", { address, error });
    if (response.headersSent) response.destroy();
    else this.#next(request, response);
  }

  async #answerStranger(
    address: string,
    coming: CacheGeneration | Promise<CacheGeneration>,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const season = await coming;
    if (this.#sendKept(address, season, request, response)) return undefined;
    const render = () => this.#render(address, request);
    const made =
      this.#cache.find(address, season) ?? (await this.#cache.make(address, season, render));
    if (made === null) return this.#next(request, response);
    if (!("forms" in made)) return sendOnce(made, request, response);
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    await this.#cache.pack(address, made, encoding);
    return this.#send(address, { kept: made, encoding }, request, response);
  }

  /** @returns false where it is not kept in the form that is asked for */
  #sendKept(
    address: string,
    season: CacheGeneration,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const kept = this.#cache.find(address, season);
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    if (!kept?.forms.has(encoding)) return false;
    this.#send(address, { kept, encoding }, request, response);
    return true;
  }

  #send(
    address: string,
    { kept, encoding }: { kept: CachedResponse; encoding: Encoding },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { headers, method } = request;
    const form = kept.forms.get(encoding);
    if (!form) throw new Error("A page is sent in a form that was not made.");
    const requestId = createRequestId();
    const has = headers["if-none-match"];
    const isKnown = has !== undefined && knows(has, kept.etag);
    (isKnown ? kept.unchanged : form.ready).send(request, response, requestId);
    this.#cache.count(address, kept, encoding);
    this.#log.debug("request", { requestId, method, path: pathOf(address), kept: true });
  }
}

/** An answer for who asked alone: a page that is not there, a way to another. */
async function sendOnce(
  answer: RenderedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { status, headers, body } = answer;
  const accepts = request.headers["accept-encoding"];
  const encoding = negotiateEncoding(body.length > 1024 ? accepts : undefined);
  const bytes = await compressBody(body, encoding, "quick");
  headers.set("Content-Length", String(bytes.length));
  if (!/accept-encoding/i.test(headers.get("Vary") ?? ""))
    headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  response.writeHead(status, [...headers].flat());
  response.end(request.method === "HEAD" ? undefined : bytes);
}

const knows = (header: string, etag: string): boolean =>
  header === etag || header === "*" || header.split(",").some((each) => each.trim() === etag);
