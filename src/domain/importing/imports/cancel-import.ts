import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { keepLease, releaseLease } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";
import { closeLog } from "./end-import.ts";
import { requireImport } from "./state/list-import-items.ts";
import { rollBackImport } from "./roll-back-import.ts";
import { ImportInterrupted, RUNNING_STATES, takeImportLease } from "./state/import-lease.ts";

/**
 * Cancels an import. What was imported stays and can be undone. A worker notices at its next
 * heartbeat; an import without a worker ends at once.
 * @throws not-found when there is no such import, conflict when it has ended
 */
export async function cancelImport(shop: Shop, syncLogId: number): Promise<void> {
  await requireImport(shop, syncLogId);
  const begun = await inTransaction(shop, async (shop) => {
    const importRun = await shop.db
      .updateTable("importRuns")
      .set({ cancelRequested: true })
      .where("syncLogId", "=", syncLogId)
      .where("state", "in", RUNNING_STATES)
      .returningAll()
      .executeTakeFirst();
    if (!importRun) throw conflict("This import is already finished.");
    const lease = await takeImportLease(shop, syncLogId);
    if (!lease) return null;
    // What an all-or-nothing import wrote before it was paused is taken back.
    if (importRun.allOrNothing && importRun.itemsApplied > 0) {
      await shop.db
        .updateTable("importRuns")
        .set({ paused: false })
        .where("syncLogId", "=", syncLogId)
        .execute();
      return { importRun, lease };
    }
    await shop.db
      .updateTable("importRuns")
      .set({ state: "cancelled", currentItem: null, paused: false })
      .where("syncLogId", "=", syncLogId)
      .execute();
    await closeLog(shop, syncLogId, "cancelled");
    await releaseLease(shop, lease);
    return null;
  });
  if (!begun) return;
  const { importRun, lease } = begun;
  await keepLease(shop, lease, () =>
    rollBackImport(shop, lease, importRun, new ImportInterrupted("cancelled")),
  );
}
