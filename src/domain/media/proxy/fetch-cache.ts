import { DomainError } from "../../errors.ts";
import type { PictureCache } from "./picture-cache.ts";

const FETCHES_AT_ONCE = 8;

/**
 * Lends pictures that live elsewhere: from the cache, else fetched and prepared once for all who ask.
 * @throws too-many-requests rather than let visitors pile up behind a slow host
 */
export function lender(cache: PictureCache, prepare: (bytes: Uint8Array) => Promise<Uint8Array>) {
  const underWay = new Map<string, Promise<Uint8Array>>();

  const bring = async (address: string, fetch: () => Promise<Uint8Array>) => {
    const picture = await prepare(await fetch());
    await cache.write(address, picture);
    return picture;
  };

  return async (address: string, fetch: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const kept = await cache.read(address);
    if (kept) return kept;
    const known = underWay.get(address);
    if (known) return known;
    if (underWay.size >= FETCHES_AT_ONCE) throw tooMany();
    const brought = bring(address, fetch).finally(() => underWay.delete(address));
    underWay.set(address, brought);
    return brought;
  };
}

const tooMany = () =>
  new DomainError("too-many-requests", "Too many pictures are being fetched. Please try again.", {
    retryAfterSeconds: 5,
  });
