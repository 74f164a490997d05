import type { OutboundResponse } from "../../services/outbound-client.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import { siteKey } from "../../infrastructure/outbound/parse-site-url.ts";
import { fetchWithRetry } from "../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../shop.ts";
import { createRateLimiter } from "./create-rate-limiter.ts";
import { readRobots, USER_AGENT, type Robots } from "./robots.ts";

export type SiteClient = {
  /** Where the site begins, and where the visit does. */
  start: URL;
  robots: Robots;
  /** Whether an address is this site's, and robots.txt lets us read it. */
  isAllowed: (url: URL) => boolean;
  isOfSite: (url: URL) => boolean;
  /**
   * Fetches from the site at its pace, whatever the status.
   * @throws DomainError as outbound does; unprocessable where robots.txt or another host is in the way
   */
  fetch: (url: URL, accept?: string) => Promise<OutboundResponse>;
};

/** Between two pages of a site that does not say how fast it wants to be read. */
const DEFAULT_DELAY_MILLISECONDS = 100;

/**
 * Begins to read a site: asks for its robots.txt, and keeps to it.
 * @param candidates where the site may be, the likeliest first
 * @throws DomainError unprocessable where robots.txt forbids it, bad-gateway where nothing answers
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

/** Being led to another host is no matter of who may do what. */
function toUnprocessable(error: unknown): never {
  if (error instanceof DomainError && error.code === "forbidden")
    throw unprocessable(error.message);
  throw error;
}
