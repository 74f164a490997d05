import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "#domain/shop.ts";
import { readSessionToken } from "#http/session-cookie.ts";
import { chooseEncoding, encode } from "./encoding.ts";
import { keptAddress } from "./kept-address.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import type { PageCache, Rendered } from "./page-cache.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** What no visitor ever sees the outcome of: who guesses passwords shall not make every page ask anew. */
const CHANGE_NOTHING: ReadonlySet<string> = new Set(["/api/admin/login", "/admin/login"]);
const MOST_TARGETS = 2000;

/** Asks the shop itself for an address, on behalf of a request. */
export type Render = (address: string, request: IncomingMessage) => Promise<Rendered>;

/**
 * Stands before the whole shop and answers strangers from what is kept. Whatever is not theirs alone
 * (a session, a write, an address that is not kept, an error) goes on to the shop.
 */
export class KeptServer {
  readonly #log: Log;
  readonly #cache: PageCache;
  readonly #next: RequestListener;
  readonly #render: Render;
  readonly #addresses = new Map<string, string | null>();

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
    const address = isKnown ? null : this.#addressOf(request.url ?? "/");
    if (address === null) return this.#next(request, response);
    this.#answerStranger(address, request, response).catch((error: unknown) => {
      this.#log.error("a page could not be kept", { address, error });
      if (response.headersSent) response.destroy();
      else this.#next(request, response);
    });
    return undefined;
  }

  async #answerStranger(address: string, request: IncomingMessage, response: ServerResponse) {
    const now = this.#cache.freshness.current();
    // Nearly every request goes this way, on which nothing is waited for.
    const season = now instanceof Promise ? await now : now;
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const known = this.#cache.find(address, season);
    if (known?.forms.has(encoding)) return this.#send(address, known, request, response);
    const render = () => this.#render(address, request);
    const made = known ?? (await this.#cache.make(address, season, render));
    if (made === null) return this.#next(request, response);
    if (!("forms" in made)) return sendOnce(made, request, response);
    await this.#cache.pack(address, made, encoding);
    return this.#send(address, made, request, response);
  }

  #send(
    address: string,
    kept: KeptAnswer,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { headers, method } = request;
    const encoding = chooseEncoding(headers["accept-encoding"]);
    const form = kept.forms.get(encoding);
    if (!form) throw new Error("A page is sent in a form that was not made.");
    const requestId = randomUUID();
    const own = ["etag", kept.etag, "x-request-id", requestId];
    const has = headers["if-none-match"];
    if (has !== undefined && knows(has, kept.etag)) {
      response.writeHead(304, [...kept.headers, ...own]);
      response.end();
    } else {
      response.writeHead(200, [...form.headers, ...own]);
      response.end(method === "HEAD" ? undefined : form.bytes);
    }
    this.#cache.count(address, kept, encoding);
    this.#log.debug("request", { requestId, method, path: address.split("?")[0], kept: true });
  }

  #addressOf(target: string): string | null {
    const known = this.#addresses.get(target);
    if (known !== undefined) return known;
    if (this.#addresses.size >= MOST_TARGETS) this.#addresses.clear();
    const address = keptAddress(target);
    this.#addresses.set(target, address);
    return address;
  }
}

/** An answer for who asked alone: a page that is not there, a way to another. */
async function sendOnce(answer: Rendered, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = answer;
  const accepts = request.headers["accept-encoding"];
  const encoding = chooseEncoding(body.length > 1024 ? accepts : undefined);
  const bytes = await encode(body, encoding, "quick");
  headers.set("Content-Length", String(bytes.length));
  headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  response.writeHead(status, [...headers].flat());
  response.end(request.method === "HEAD" ? undefined : bytes);
}

const knows = (header: string, etag: string): boolean =>
  header === etag || header === "*" || header.split(",").some((each) => each.trim() === etag);
