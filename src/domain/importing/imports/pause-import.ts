import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { requireImport } from "./state/list-import-items.ts";
import { RUNNING_STATES } from "./state/import-lease.ts";

/**
 * Pauses an import until it is resumed. What came in stays. The process that works on it notices at
 * its next heartbeat, and no other takes it, after a restart either.
 * @throws not-found when there is no such import; conflict when it has ended, is paused already, or
 * is still reading a source that cannot be opened again
 */
export async function pauseImport(shop: Shop, syncLogId: number): Promise<void> {
  await requireImport(shop, syncLogId);
  const paused = await shop.db
    .updateTable("importRuns")
    .set({ paused: true, currentItem: null })
    .where("syncLogId", "=", syncLogId)
    .where("state", "in", RUNNING_STATES)
    .where("paused", "=", false)
    .where((eb) => eb.or([eb("state", "=", "applying"), eb("options", "is not", null)]))
    .executeTakeFirst();
  if (paused.numUpdatedRows === 0n)
    throw conflict(
      "This import can’t be paused now. It’s still reading, already paused, or finished.",
    );
}
