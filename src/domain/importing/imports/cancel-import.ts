import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { closeLog } from "./end-import.ts";
import { requireRun } from "./list-import-items.ts";
import { SILENCE_MILLISECONDS, UNDER_WAY } from "./import-lease.ts";

/**
 * Cancels a run: what is in stays in, and can be undone. Whoever works on it hears of it within a
 * second; a run that nobody works on ends at once.
 * @throws not-found when there is no such import, conflict when it has ended
 */
export async function cancelRun(shop: Shop, syncLogId: number): Promise<void> {
  await requireRun(shop, syncLogId);
  await inTransaction(shop, async (shop) => {
    const run = await shop.db
      .updateTable("importRuns")
      .set({ cancelRequested: true })
      .where("syncLogId", "=", syncLogId)
      .where("state", "in", UNDER_WAY)
      .returning(["runner", "heartbeatAt"])
      .executeTakeFirst();
    if (!run) throw conflict("This import has ended already.");
    const heard = run.heartbeatAt === null ? 0 : Date.parse(run.heartbeatAt);
    const alive = run.runner !== null && heard > shop.now().getTime() - SILENCE_MILLISECONDS;
    if (alive) return;
    await shop.db
      .updateTable("importRuns")
      .set({ state: "cancelled", runner: null, currentItem: null })
      .where("syncLogId", "=", syncLogId)
      .execute();
    await closeLog(shop, syncLogId, "cancelled");
  });
}
