import { setTimeout as sleep } from "node:timers/promises";
import type { SyncLog } from "#contract/sync-logs.ts";
import type { Shop } from "../../shop.ts";
import { startSync, type SyncOptions } from "./run-sync.ts";

/** Shorter than what proxies wait for an answer. */
const WAIT_MILLISECONDS = 15_000;

/**
 * Begins a run and waits for its end, but not for long: one that takes its time goes on without whoever
 * asked, and is answered as running.
 * @throws what startSync throws
 */
export async function syncNow(
  shop: Shop,
  platformId: number,
  by: string | null,
  { patience = WAIT_MILLISECONDS, ...options }: SyncOptions & { patience?: number } = {},
): Promise<SyncLog> {
  const { started: begun, finished: ended } = await startSync(shop, platformId, by, options);
  let isAnswered = false;
  ended.catch((error: unknown) => {
    if (isAnswered) shop.log.error("a run could not be ended", { syncLogId: begun.id, error });
  });
  const waiting = new AbortController();
  try {
    return await Promise.race([ended, sleep(patience, begun, { signal: waiting.signal })]);
  } finally {
    isAnswered = true;
    waiting.abort();
  }
}
