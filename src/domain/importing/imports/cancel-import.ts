import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { closeLog } from "./end-import.ts";
import { requireImport } from "./state/list-import-items.ts";
import { LEASE_MILLISECONDS, RUNNING_STATES } from "./state/import-lease.ts";

/**
 * Cancels an import. What was imported stays and can be undone. A worker notices at its next
 * heartbeat; an import without a worker ends at once.
 * @throws not-found when there is no such import, conflict when it has ended
 */
export async function cancelImport(shop: Shop, syncLogId: number): Promise<void> {
  await requireImport(shop, syncLogId);
  await inTransaction(shop, async (shop) => {
    const importRun = await shop.db
      .updateTable("importRuns")
      .set({ cancelRequested: true })
      .where("syncLogId", "=", syncLogId)
      .where("state", "in", RUNNING_STATES)
      .returning(["runner", "heartbeatAt"])
      .executeTakeFirst();
    if (!importRun) throw conflict("This import has ended already.");
    const lastHeartbeat = importRun.heartbeatAt === null ? 0 : Date.parse(importRun.heartbeatAt);
    const isAlive =
      importRun.runner !== null && lastHeartbeat > shop.now().getTime() - LEASE_MILLISECONDS;
    if (isAlive) return;
    await shop.db
      .updateTable("importRuns")
      .set({ state: "cancelled", runner: null, currentItem: null })
      .where("syncLogId", "=", syncLogId)
      .execute();
    await closeLog(shop, syncLogId, "cancelled");
  });
}
