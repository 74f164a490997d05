import { DomainError } from "../../errors.ts";
import type { PictureCache } from "./picture-cache.ts";

const MAX_CONCURRENT_FETCHES = 8;

/**
 * Reads photos of other hosts through a cache; concurrent requests for one address share one fetch.
 * @throws too-many-requests when too many fetches are running, so that visitors do not queue behind a slow host
 */
export function fetchCache(
  cache: PictureCache,
  prepare: (bytes: Uint8Array) => Promise<Uint8Array>,
) {
  const pending = new Map<string, Promise<Uint8Array>>();

  const fetchAndCache = async (address: string, fetch: () => Promise<Uint8Array>) => {
    const picture = await prepare(await fetch());
    await cache.write(address, picture);
    return picture;
  };

  return async (address: string, fetch: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const cached = await cache.read(address);
    if (cached) return cached;
    const running = pending.get(address);
    if (running) return running;
    if (pending.size >= MAX_CONCURRENT_FETCHES) throw tooManyFetches();
    const fetched = fetchAndCache(address, fetch).finally(() => pending.delete(address));
    pending.set(address, fetched);
    return fetched;
  };
}

const tooManyFetches = () =>
  new DomainError("too-many-requests", "Too many photos are being fetched. Try again.", {
    retryAfterSeconds: 5,
  });
