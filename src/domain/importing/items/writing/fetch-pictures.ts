import PQueue from "p-queue";
import type { OutboundResponse } from "../../../services/outbound-client.ts";
import { mediaUrl } from "#contract/media-urls.ts";
import { MAX_PICTURE_BYTES } from "#contract/upload-limits.ts";
import type { ParsedPiece } from "#contract/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import { DomainError } from "../../../errors.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import { fetchWithRetry } from "../../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../../shop.ts";
import { findStoredPicture } from "../../find-stored-picture.ts";

type Pictures = NonNullable<ParsedPiece["pictures"]>;

const MAX_CONCURRENT = 4;

/**
 * Fetches pictures into the media library, a few at a time. Never call it within a transaction. A
 * picture that fails has a reason, and the others are fetched all the same.
 */
export async function fetchPictures(
  shop: Shop,
  pictures: Pictures,
  signal: AbortSignal,
): Promise<Map<string, StoredSourcePicture>> {
  const fetched = new Map<string, StoredSourcePicture>();
  const unique = new Map(pictures.map((picture) => [picture.url, picture]));
  const queue = new PQueue({ concurrency: MAX_CONCURRENT });
  await queue.addAll(
    [...unique.values()].map((picture) => async () => {
      fetched.set(picture.url, await fetchPicture(shop, picture, signal));
    }),
    { signal },
  );
  return fetched;
}

async function fetchPicture(
  shop: Shop,
  { url, alt }: Pictures[number],
  signal: AbortSignal,
): Promise<StoredSourcePicture> {
  try {
    const stored = await findStoredPicture(shop, url);
    if (stored !== null) return { url, kept: stored };
    const response = await requestPicture(shop, url, signal);
    const { hash, extension } = await storePicture(shop, response.bytes, alt);
    return { url, kept: mediaUrl(hash, extension) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    return { url, kept: null, failure: `${url} could not be brought in: ${error.message}` };
  }
}

async function requestPicture(
  shop: Shop,
  url: string,
  signal: AbortSignal,
): Promise<OutboundResponse> {
  const request = { maxBytes: MAX_PICTURE_BYTES, headers: { Accept: "image/*" }, signal };
  const response = await fetchWithRetry(shop, () => shop.outbound.fetch(url, request), {
    signal,
    retries: 1,
  });
  if (response.status === 200) return response;
  throw new DomainError("bad-gateway", `${new URL(url).host} answered ${response.status}.`);
}
