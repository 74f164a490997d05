import {
  MAX_ANSWER_BYTES,
  type PriceAnswer,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { readInWorker } from "../reader-tasks/read-in-worker.ts";

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * What an address answers, read as JSON or CSV: at most 1 MB within ten seconds.
 * @throws unprocessable for a private address and an answer that is neither, bad-gateway for one that fails
 */
export async function fetchPriceAnswer(
  { outbound }: Shop,
  url: URL,
  signal?: AbortSignal,
): Promise<PriceAnswer> {
  const { status, bytes } = await outbound.fetch(url, {
    headers: { Accept: "application/json, text/csv;q=0.9, */*;q=0.1" },
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    ...(signal && { signal }),
  });
  if (status < 200 || status > 299) {
    throw new DomainError("bad-gateway", describeStatus(url.host, status));
  }
  return { host: url.host, ...(await readInWorker("priceAnswer", { host: url.host, bytes })) };
}

function describeStatus(host: string, status: number): string {
  if (status === 401 || status === 403) {
    return `${host} refused the request. Check the key in the address.`;
  }
  if (status === 404 || status === 410) {
    return `${host} has nothing at this address. Check it for a typo.`;
  }
  if (status === 429) return `${host} has had too many requests. Try again later.`;
  return `${host} answered with an error (status ${status}). Try again later.`;
}
