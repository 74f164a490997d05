import { setImmediate as yieldOnce } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";

/** How long queries of an embedded database may block the event loop. */
const MAX_BLOCKING_MILLISECONDS = 10;

/**
 * Queries of an embedded database are synchronous, so an operation with a thousand of them would block
 * all requests: after 10 ms without a pause this yields to the event loop.
 */
export function yieldToEventLoop(): KyselyPlugin {
  let startedAt: number | undefined;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (startedAt === undefined) {
        startedAt = performance.now();
        setImmediate(() => (startedAt = undefined));
      } else if (performance.now() - startedAt > MAX_BLOCKING_MILLISECONDS) {
        await yieldOnce();
      }
      return result;
    },
  };
}
