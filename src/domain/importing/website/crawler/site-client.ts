import type { OutboundResponse } from "../../../services/outbound-client.ts";
import { DomainError, unprocessable } from "../../../errors.ts";
import { siteKey } from "../../../infrastructure/outbound/parse-site-url.ts";
import { fetchWithRetry } from "../../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../../shop.ts";
import { createRateLimiter } from "./create-rate-limiter.ts";
import { readRobots, USER_AGENT, type Robots } from "./robots.ts";

export type SiteClient = {
  /** The address the import started with. */
  start: URL;
  robots: Robots;
  /** Whether a URL belongs to the site and robots.txt allows it. */
  isAllowed: (url: URL) => boolean;
  isOfSite: (url: URL) => boolean;
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
  const { start, robots } = await findRobots(shop, candidates, signal);
  const gap = shop.outbound.isAllowedPrivateHost(start) ? 0 : DEFAULT_DELAY_MILLISECONDS;
  const rateLimit = createRateLimiter(robots.delayMilliseconds ?? gap, signal);
  const isOfSite = (url: URL) => /^https?:$/.test(url.protocol) && siteKey(url) === siteKey(start);
  const mayRead = (url: URL) => isOfSite(url) && robots.isAllowed(url);
  if (!mayRead(start)) throw unprocessable(`${start.host} does not want to be read (robots.txt).`);
  return {
    start,
    robots,
    isAllowed: mayRead,
    isOfSite,
    fetch: async (url, accept = "*/*") => {
      if (!mayRead(url))
        throw unprocessable(`robots.txt of ${start.host} forbids ${url.pathname}.`);
      const ask = () =>
        rateLimit(() =>
          shop.outbound.fetch(url, { ...request(shop, accept, signal), mayFetch: mayRead }),
        );
      return fetchWithRetry(shop, ask, { signal, retries: 1 }).catch(toUnprocessable);
    },
  };
}

async function findRobots(
  shop: Shop,
  candidates: [URL, ...URL[]],
  signal: AbortSignal | undefined,
): Promise<{ start: URL; robots: Robots }> {
  let failure: unknown;
  for (const start of candidates) {
    const url = new URL("/robots.txt", start);
    const mayFetch = (each: URL) => siteKey(each) === siteKey(start);
    const ask = () =>
      shop.outbound.fetch(url, { ...request(shop, "text/plain", signal), mayFetch });
    try {
      const { status, bytes } = await fetchWithRetry(shop, ask, { signal, retries: 1 });
      const text = Buffer.from(bytes.subarray(0, 512 * 1024)).toString();
      return { start, robots: readRobots(url, { status, text }) };
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
