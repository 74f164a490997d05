import { setImmediate as yieldOnce } from "node:timers/promises";

/** How long work that goes on may block the event loop. */
const MAX_BLOCKING_MILLISECONDS = 4;

let startedAt: number | undefined;

/**
 * Yields to the event loop when it was blocked for 4 ms: work that goes on for long would block all requests.
 * Call it between two steps of it.
 */
export async function yieldToRequests(): Promise<void> {
  if (startedAt === undefined) {
    startedAt = performance.now();
    setImmediate(() => (startedAt = undefined));
  } else if (performance.now() - startedAt > MAX_BLOCKING_MILLISECONDS) {
    // Others begin anew: without this, each query of a page would wait for one more step of the work.
    startedAt = undefined;
    await yieldOnce();
  }
}
