import type { OutboundResponse } from "../../services/outbound-client.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** What a source may ask us to wait before the next try; who asks for more is left alone. */
const MAX_WAIT_MILLISECONDS = 120_000;
const MAX_WAITS = 5;
const MAX_RETRIES = 3;
const FIRST_BACKOFF_MILLISECONDS = 500;
const SLOW_MILLISECONDS = 15_000;

type RetryOptions = {
  signal?: AbortSignal | undefined;
  /** Whether asking twice does no more than asking once. */
  isRepeatable?: boolean;
  /** How often a stumble is forgiven. */
  retries?: number;
};

/**
 * Asks a source that may be busy: waits when it asks us to (429, 503 with Retry-After), tries again
 * with growing pauses when it stumbles (5xx, a broken connection). The last answer is given, whatever
 * its status.
 * @param ask makes the request anew each time
 * @throws as `ask` does; the signal's reason once it is aborted
 */
export async function fetchWithRetry(
  { now }: Pick<Shop, "now">,
  ask: () => Promise<OutboundResponse>,
  { signal, isRepeatable = true, retries = MAX_RETRIES }: RetryOptions = {},
): Promise<OutboundResponse> {
  for (let stumbles = 0, waits = 0; ;) {
    signal?.throwIfAborted();
    const began = performance.now();
    // Whoever was silent for long is not asked to be so again.
    const mayRetry = () =>
      isRepeatable && stumbles < retries && performance.now() - began < SLOW_MILLISECONDS;
    const answer = await ask().catch((error: unknown) => {
      signal?.throwIfAborted();
      if (!mayRetry() || !isBadGateway(error)) throw error;
      return null;
    });
    const wait = answer && waits < MAX_WAITS ? readRetryAfter(answer, now()) : null;
    if (wait !== null) {
      waits += 1;
      await pause(wait, signal);
    } else if (!answer || (answer.status >= 500 && mayRetry())) {
      await pause(FIRST_BACKOFF_MILLISECONDS * 2 ** stumbles, signal);
      stumbles += 1;
    } else return answer;
  }
}

const isBadGateway = (error: unknown) =>
  error instanceof DomainError && error.code === "bad-gateway";

/** Milliseconds that the source asks us to wait; null when it does not, or asks for too much. */
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
