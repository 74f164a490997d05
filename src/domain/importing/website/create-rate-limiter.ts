import { setTimeout as sleep } from "node:timers/promises";

const AT_ONCE = 2;

/** Lets two through at once at most, and each a while after the one before. */
export function createRateLimiter(gapMilliseconds: number, signal: AbortSignal | undefined) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();
  const isSlow = gapMilliseconds > 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      const turn = last;
      if (isSlow) last = turn.then(() => sleep(gapMilliseconds));
      await turn;
      signal?.throwIfAborted();
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
