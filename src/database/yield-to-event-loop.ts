import { setImmediate as nextTurn } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";

/** How long an embedded database may keep the process to itself, in milliseconds. */
const MAX_BLOCKING_MILLISECONDS = 10;

/**
 * An embedded database answers within the process and at once, so that a verb with a thousand questions
 * would let nobody else be served until its last one: after some milliseconds on end it waits for its
 * next turn. Within a transaction nobody else gets at the database meanwhile, as ever.
 */
export function yieldToEventLoop(): KyselyPlugin {
  let begun: number | undefined;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (begun === undefined) {
        begun = performance.now();
        setImmediate(() => (begun = undefined));
      } else if (performance.now() - begun > MAX_BLOCKING_MILLISECONDS) {
        await nextTurn();
      }
      return result;
    },
  };
}
