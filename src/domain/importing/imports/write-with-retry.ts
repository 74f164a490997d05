import { setTimeout as sleep } from "node:timers/promises";
import { isTransientError } from "#database/is-transient-error.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

const TRIES = 5;
const PAUSE_MILLISECONDS = 500;

/**
 * A transaction of a run that goes on for hours: a database that is busy, or away for a moment, is asked
 * again, since such a transaction left nothing behind.
 */
export async function writeWithRetry<T>(
  shop: Shop,
  signal: AbortSignal,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(shop, work);
    } catch (error) {
      if (tries === TRIES || !isTransientError(error)) throw error;
      shop.log.warn("an import waits for the database", { error });
      await sleep(PAUSE_MILLISECONDS * 2 ** tries, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  }
}
