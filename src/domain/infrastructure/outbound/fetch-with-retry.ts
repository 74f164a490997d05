import type { OutboundResponse } from "../../services/outbound-client.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** A longer Retry-After is not honored; its response is returned. */
const MAX_WAIT_MILLISECONDS = 120_000;
const MAX_WAITS = 5;
const MAX_RETRIES = 3;
const FIRST_BACKOFF_MILLISECONDS = 500;
const SLOW_MILLISECONDS = 15_000;

type RetryOptions = {
  signal?: AbortSignal | undefined;
  /** Only idempotent requests are retried after a failure. */
  isIdempotent?: boolean;
  /** Retries after failures; waits for Retry-After do not count. */
  retries?: number;
};

/**
 * Fetches with retries: honors Retry-After (429, 503) and retries failures (5xx, broken connection) with
 * exponential backoff. Resolves to the last response, whatever its status. Not p-retry, which takes a
 * response for a success and has one budget for both kinds of retry.
 * @param request called for each attempt
 * @throws as `request` does; the signal's reason once it is aborted
 */
export async function fetchWithRetry(
  { now }: Pick<Shop, "now">,
  request: () => Promise<OutboundResponse>,
  { signal, isIdempotent = true, retries = MAX_RETRIES }: RetryOptions = {},
): Promise<OutboundResponse> {
  for (let failures = 0, waits = 0; ;) {
    signal?.throwIfAborted();
    const startedAt = performance.now();
    // A request that failed slowly would only fail slowly again.
    const mayRetry = () =>
      isIdempotent && failures < retries && performance.now() - startedAt < SLOW_MILLISECONDS;
    const response = await request().catch((error: unknown) => {
      signal?.throwIfAborted();
      if (!mayRetry() || !isBadGateway(error)) throw error;
      return null;
    });
    const wait = response && waits < MAX_WAITS ? readRetryAfter(response, now()) : null;
    if (wait !== null) {
      waits += 1;
      await pause(wait, signal);
    } else if (!response || (response.status >= 500 && mayRetry())) {
      await pause(FIRST_BACKOFF_MILLISECONDS * 2 ** failures, signal);
      failures += 1;
    } else return response;
  }
}

const isBadGateway = (error: unknown) =>
  error instanceof DomainError && error.code === "bad-gateway";

/** Milliseconds to wait before the next attempt; null without Retry-After or beyond the maximum. */
function readRetryAfter({ status, headers }: OutboundResponse, now: Date): number | null {
  const header = headers.get("retry-after");
  if (status !== 429 && !(status === 503 && header !== null)) return null;
  const wait = header === null ? 2000 : toMilliseconds(header.trim(), now);
  return Number.isFinite(wait) && wait <= MAX_WAIT_MILLISECONDS ? Math.max(0, wait) : null;
}

const toMilliseconds = (header: string, now: Date) =>
  /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
