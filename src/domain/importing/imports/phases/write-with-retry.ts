import pRetry from "p-retry";
import { commitWithoutFsync } from "#database/commit-without-fsync.ts";
import { isTransientError } from "#database/is-transient-error.ts";
import type { Shop } from "../../../shop.ts";

/**
 * Runs a transaction, and retries it with exponential backoff after a transient database error: an
 * import may take hours, and a failed transaction leaves nothing behind. Its commit does not wait for fsync: what
 * a power cut takes of an import is read or written again, and the commit that ends the import waits for all.
 */
export const writeWithRetry = <T>(
  shop: Shop,
  signal: AbortSignal,
  work: (shop: Shop) => Promise<T>,
): Promise<T> =>
  pRetry(() => commitWithoutFsync(shop, (db) => work({ ...shop, db })), {
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
