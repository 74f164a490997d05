import type { OutboundResponse } from "../../services/outbound-client.ts";
import { MAX_PICTURE_BYTES, mediaUrl } from "#contract/media-urls.ts";
import type { ParsedPiece } from "#contract/imports.ts";
import type { StoredSourcePicture } from "#database/tables/import-tables.ts";
import { DomainError } from "../../errors.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import { fetchWithRetry } from "../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../shop.ts";
import { findKeptPicture } from "../find-stored-picture.ts";

type Pictures = NonNullable<ParsedPiece["pictures"]>;

const AT_ONCE = 4;

/**
 * Brings pictures into the media room, a few at once. Never call it within a transaction. One that
 * cannot be had is told with why, and stops none of the others.
 * @param done called after each of them
 */
export async function fetchPictures(
  shop: Shop,
  pictures: Pictures,
  signal: AbortSignal,
  done: () => void = () => undefined,
): Promise<Map<string, StoredSourcePicture>> {
  const taken = new Map<string, StoredSourcePicture>();
  const waiting = [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      taken.set(next.url, await fetchPicture(shop, next, signal));
      done();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
  return taken;
}

async function fetchPicture(
  shop: Shop,
  { url, alt }: Pictures[number],
  signal: AbortSignal,
): Promise<StoredSourcePicture> {
  try {
    const here = await findKeptPicture(shop, url);
    if (here !== null) return { url, kept: here };
    const answer = await ask(shop, url, signal);
    const { hash, extension } = await storePicture(shop, answer.bytes, alt);
    return { url, kept: mediaUrl(hash, extension) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    return { url, kept: null, failure: `${url} could not be brought in: ${error.message}` };
  }
}

async function ask(shop: Shop, url: string, signal: AbortSignal): Promise<OutboundResponse> {
  const request = { maxBytes: MAX_PICTURE_BYTES, headers: { Accept: "image/*" }, signal };
  const answer = await fetchWithRetry(shop, () => shop.outbound.fetch(url, request), {
    signal,
    retries: 1,
  });
  if (answer.status === 200) return answer;
  throw new DomainError("bad-gateway", `${new URL(url).host} answered ${answer.status}.`);
}
