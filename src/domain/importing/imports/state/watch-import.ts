import { setTimeout as sleep } from "node:timers/promises";
import type { ImportProgress } from "#contract/importing/imports.ts";
import type { Shop } from "../../../shop.ts";
import { getImportProgress } from "./get-import-progress.ts";

const POLL_MILLISECONDS = 500;

/**
 * Yields an import's progress whenever it changes, until it ends. It polls the database, so it does
 * not matter which process runs the import.
 * @param signal aborts when the watcher is gone
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
