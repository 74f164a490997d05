import PQueue from "p-queue";

/**
 * Runs at most two requests at once, and starts them at least a gap apart.
 * @param gapMilliseconds 0 for no gap
 */
export function createRateLimiter(gapMilliseconds: number, signal: AbortSignal | undefined) {
  const queue = new PQueue({
    concurrency: 2,
    ...(gapMilliseconds > 0 && { interval: gapMilliseconds, intervalCap: 1, strict: true }),
  });
  return <T>(request: () => Promise<T>): Promise<T> =>
    queue.add(request, { ...(signal && { signal }) });
}
