import { setTimeout as sleep } from "node:timers/promises";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import type { Shop } from "../../shop.ts";
import { startSync, type SyncOptions } from "./run-sync.ts";

/** Shorter than the usual timeout of proxies. */
const WAIT_MILLISECONDS = 15_000;

/**
 * Starts a sync and waits for its end, but not for long: one that takes longer continues in the background
 * and is returned as running.
 * @throws what startSync throws
 */
export async function syncNow(
  shop: Shop,
  platformId: number,
  by: string | null,
  { patience = WAIT_MILLISECONDS, ...options }: SyncOptions & { patience?: number } = {},
): Promise<SyncLog> {
  const { started: begun, finished: ended } = await startSync(shop, platformId, by, options);
  let hasReturned = false;
  ended.catch((error: unknown) => {
    if (hasReturned)
      shop.log.error("sync failed after its request was answered", { syncLogId: begun.id, error });
  });
  const waiting = new AbortController();
  try {
    return await Promise.race([ended, sleep(patience, begun, { signal: waiting.signal })]);
  } finally {
    hasReturned = true;
    waiting.abort();
  }
}
