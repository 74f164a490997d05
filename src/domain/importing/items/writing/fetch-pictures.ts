import PQueue from "p-queue";
import type { OutboundResponse } from "../../../services/outbound-client.ts";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import { DomainError } from "../../../errors.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import { fetchWithRetry } from "../../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../../shop.ts";
import { findStoredPicture } from "../../find-stored-picture.ts";

type Pictures = NonNullable<ParsedPiece["pictures"]>;

const MAX_CONCURRENT = 4;

/** After so many failures in a row, a host is not asked again in this import. */
const MAX_HOST_FAILURES = 3;
/** Responses of a host that refuses everything. */
const REFUSALS = new Set([401, 403, 429]);

/** How often each host failed in a row, and how, during one import. */
export type HostFailures = Map<string, { count: number; reason: string }>;

/**
 * Fetches pictures into the media library, a few at a time. Never call it within a transaction. A
 * picture that fails has a reason, and the others are fetched all the same, unless their host is down.
 */
export async function fetchPictures(
  shop: Shop,
  pictures: Pictures,
  signal: AbortSignal,
  failures: HostFailures = new Map(),
): Promise<Map<string, StoredSourcePicture>> {
  const fetched = new Map<string, StoredSourcePicture>();
  const unique = new Map(pictures.map((picture) => [picture.url, picture]));
  const queue = new PQueue({ concurrency: MAX_CONCURRENT });
  await queue.addAll(
    [...unique.values()].map((picture) => async () => {
      fetched.set(picture.url, await fetchPicture(shop, picture, signal, failures));
    }),
    { signal },
  );
  return fetched;
}

const describeFailure = (url: string, reason: string) =>
  `${url} could not be brought in: ${reason}`;

async function fetchPicture(
  shop: Shop,
  { url, alt }: Pictures[number],
  signal: AbortSignal,
  failures: HostFailures,
): Promise<StoredSourcePicture> {
  const host = URL.parse(url)?.host ?? "";
  const before = failures.get(host);
  if (before && before.count >= MAX_HOST_FAILURES)
    return { url, kept: null, failure: before.reason, failedHost: host };
  try {
    const stored = await findStoredPicture(shop, url);
    if (stored !== null) return { url, kept: stored };
    if (url.startsWith("/")) throw new DomainError("not-found", "it is not among the photos here.");
    const response = await requestPicture(shop, url, signal);
    failures.delete(host);
    const { hash, extension } = await storePicture(shop, response.bytes, alt);
    return { url, kept: mediaUrl(hash, extension) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "bad-gateway") {
      const count = failures.get(host)?.count ?? 0;
      failures.set(host, { count: count + 1, reason: error.message });
      return { url, kept: null, failure: error.message, failedHost: host };
    }
    return { url, kept: null, failure: describeFailure(url, error.message) };
  }
}

/** @throws DomainError where it can't be fetched: bad-gateway when the host fails or refuses everything */
export async function requestPicture(
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
  const message = `${new URL(url).host} answered ${response.status}.`;
  // As without any response: the host refuses or fails, and another picture of it would fail too.
  const isHost = response.status >= 500 || REFUSALS.has(response.status);
  throw new DomainError(isHost ? "bad-gateway" : "not-found", message);
}
