import { setTimeout as sleep } from "node:timers/promises";
import type { ImportProgress } from "#contract/imports.ts";
import type { Shop } from "../../shop.ts";
import { getImportProgress } from "./get-import-progress.ts";

const POLL_MILLISECONDS = 500;

/**
 * How far a run is, each time that this has changed, until it has ended: read from the database, so it
 * does not matter which process works on it.
 * @param signal whoever watches has gone
 * @throws not-found when there is no such import
 */
export async function* watchImport(
  shop: Shop,
  syncLogId: number,
  signal: AbortSignal,
): AsyncGenerator<ImportProgress> {
  let lastSent = "";
  while (!signal.aborted) {
    const progress = await getImportProgress(shop, syncLogId);
    const text = JSON.stringify(progress);
    if (text !== lastSent) yield progress;
    lastSent = text;
    if (hasEnded(progress)) return;
    await sleep(POLL_MILLISECONDS, undefined, { signal }).catch(() => undefined);
  }
}

export const hasEnded = ({ state }: ImportProgress): boolean =>
  state === "completed" || state === "failed" || state === "cancelled" || state === "undone";
