import { randomUUID } from "node:crypto";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { closeLog } from "./end-import.ts";
import { requireImport } from "./state/list-import-items.ts";
import { rollBackImport } from "./roll-back-import.ts";
import { ImportInterrupted, LEASE_MILLISECONDS, RUNNING_STATES } from "./state/import-lease.ts";

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
    const lastHeartbeat = importRun.heartbeatAt === null ? 0 : Date.parse(importRun.heartbeatAt);
    const isAlive =
      importRun.runner !== null && lastHeartbeat > shop.now().getTime() - LEASE_MILLISECONDS;
    if (isAlive) return null;
    // What an all-or-nothing import wrote before it was paused is taken back.
    if (importRun.allOrNothing && importRun.itemsApplied > 0) {
      const runner = randomUUID();
      await shop.db
        .updateTable("importRuns")
        .set({ runner, paused: false })
        .where("syncLogId", "=", syncLogId)
        .execute();
      return { ...importRun, runner };
    }
    await shop.db
      .updateTable("importRuns")
      .set({ state: "cancelled", runner: null, currentItem: null, paused: false })
      .where("syncLogId", "=", syncLogId)
      .execute();
    await closeLog(shop, syncLogId, "cancelled");
    return null;
  });
  if (begun) await rollBackImport(shop, begun, new ImportInterrupted("cancelled"));
}
