import pRetry from "p-retry";
import { isTransientError } from "#database/is-transient-error.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";

/**
 * Runs a transaction, and retries it with exponential backoff after a transient database error: an
 * import may take hours, and a failed transaction leaves nothing behind.
 */
export const writeWithRetry = <T>(
  shop: Shop,
  signal: AbortSignal,
  work: (shop: Shop) => Promise<T>,
  transact: (shop: Shop, work: (shop: Shop) => Promise<T>) => Promise<T> = inTransaction,
): Promise<T> =>
  pRetry(() => transact(shop, work), {
    // An outage of a minute, such as a failover, must not end an import of hours.
    retries: 60,
    maxTimeout: 2000,
    signal,
    shouldRetry: ({ error }) => isTransientError(error),
    onFailedAttempt: ({ error, retriesLeft }) => {
      if (retriesLeft > 0 && isTransientError(error))
        shop.log.warn("import write failed; retrying", { error });
    },
  });
