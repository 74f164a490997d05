import PQueue from "p-queue";
import type { OutboundResponse } from "../../../services/outbound-client.ts";
import { DomainError, unprocessable } from "../../../errors.ts";
import { siteKey } from "../../../infrastructure/outbound/parse-site-url.ts";
import { fetchWithRetry } from "../../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../../shop.ts";
import { readInWorker } from "../../reader-tasks/read-in-worker.ts";
import type { ReaderTasks, RobotsFile } from "../../reader-tasks/reader-tasks.ts";
import { USER_AGENT } from "./robots.ts";

export type SiteClient = {
  /** The address the import started with. */
  start: URL;
  /** The sitemaps that robots.txt names. */
  sitemaps: string[];
  /** Those of the URLs that belong to the site and that robots.txt allows. */
  listAllowed: (urls: URL[]) => Promise<URL[]>;
  isAllowed: (url: URL) => Promise<boolean>;
  /**
   * Fetches a URL of the site within its rate limit, whatever the response status.
   * @throws DomainError as the outbound client does; unprocessable when robots.txt forbids it or it
   * redirects to another host
   */
  fetch: (url: URL, accept?: string) => Promise<OutboundResponse>;
};

/** Delay between requests when robots.txt gives none. */
const DEFAULT_DELAY_MILLISECONDS = 100;

/**
 * Opens a client for a site, which obeys its robots.txt.
 * @param candidates addresses the site may have, the likeliest first
 * @throws DomainError unprocessable when robots.txt forbids it, bad-gateway when no candidate
 * responds
 */
export async function openSiteClient(
  shop: Shop,
  candidates: [URL, ...URL[]],
  signal?: AbortSignal,
): Promise<SiteClient> {
  const { start, file, robots } = await findRobots(shop, candidates, signal);
  const gap = shop.outbound.isAllowedPrivateHost(start) ? 0 : DEFAULT_DELAY_MILLISECONDS;
  const rateLimit = createRateLimiter(robots.delayMilliseconds ?? gap, signal);
  const allowed = new Set<string>();
  const listAllowed = async (urls: URL[]) => {
    const unknown = urls.filter((url) => isOfSite(url, start) && !allowed.has(url.href));
    if (unknown.length > 0) {
      const task = { robots: file, urls: unknown.map(({ href }) => href) };
      for (const href of await readInWorker("allowedUrls", task)) allowed.add(href);
    }
    return urls.filter(({ href }) => allowed.has(href));
  };
  const mayRead = async (url: URL) => (await listAllowed([url])).length > 0;
  if (!(await mayRead(start)))
    throw unprocessable(`${start.host} does not want to be read (robots.txt).`);
  return {
    start,
    sitemaps: robots.sitemaps,
    listAllowed,
    isAllowed: mayRead,
    fetch: async (url, accept = "*/*") => {
      if (!(await mayRead(url)))
        throw unprocessable(`robots.txt of ${start.host} forbids ${url.pathname}.`);
      const ask = () =>
        rateLimit(() =>
          shop.outbound.fetch(url, { ...request(shop, accept, signal), mayFetch: mayRead }),
        );
      return fetchWithRetry(shop, ask, { signal, retries: 1 }).catch(toUnprocessable);
    },
  };
}

/** Longer URLs are of no page. */
const MAX_URL_LENGTH = 2000;

const isOfSite = (url: URL, start: URL): boolean =>
  url.href.length <= MAX_URL_LENGTH &&
  /^https?:$/.test(url.protocol) &&
  siteKey(url) === siteKey(start);

async function findRobots(
  shop: Shop,
  candidates: [URL, ...URL[]],
  signal: AbortSignal | undefined,
): Promise<{ start: URL; file: RobotsFile; robots: ReaderTasks["robots"]["output"] }> {
  let failure: unknown;
  for (const start of candidates) {
    const url = new URL("/robots.txt", start);
    const mayFetch = (each: URL) => siteKey(each) === siteKey(start);
    const ask = () =>
      shop.outbound.fetch(url, { ...request(shop, "text/plain", signal), mayFetch });
    try {
      const { status, bytes } = await fetchWithRetry(shop, ask, { signal, retries: 1 });
      const text = Buffer.from(bytes.subarray(0, 512 * 1024)).toString();
      const file = { url: url.href, status, text };
      return { start, file, robots: await readInWorker("robots", file) };
    } catch (error) {
      signal?.throwIfAborted();
      failure ??= error;
      if (!(error instanceof DomainError) || error.code !== "bad-gateway") break;
    }
  }
  return toUnprocessable(failure);
}

const request = ({ publicUrl }: Shop, accept: string, signal: AbortSignal | undefined) => ({
  headers: {
    Accept: accept,
    "User-Agent": `Mozilla/5.0 (compatible; ${USER_AGENT}/1.0; +${publicUrl})`,
  },
  ...(signal && { signal }),
});

/** A redirect to another host is not an authorization error. */
function toUnprocessable(error: unknown): never {
  if (error instanceof DomainError && error.code === "forbidden")
    throw unprocessable(error.message);
  throw error;
}

/**
 * Runs at most two requests at once, and starts them at least a gap apart.
 * @param gapMilliseconds 0 for no gap
 */
function createRateLimiter(gapMilliseconds: number, signal: AbortSignal | undefined) {
  const queue = new PQueue({
    concurrency: 2,
    ...(gapMilliseconds > 0 && { interval: gapMilliseconds, intervalCap: 1, strict: true }),
  });
  return <T>(request: () => Promise<T>): Promise<T> =>
    queue.add(request, { ...(signal && { signal }) });
}
