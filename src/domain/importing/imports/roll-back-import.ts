import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordError } from "./end-import.ts";
import { ImportInterrupted, RUNNING_STATES } from "./import-lease.ts";
import { undoAll } from "./undo-import.ts";
import type { ImportRun } from "./process-import.ts";

/**
 * Takes back all that a run wrote that was to be all or nothing, and broke or was cancelled: nothing of
 * it stays, not even in the trash. Cut off, whoever takes up runs goes on with it.
 */
export async function rollBackImport(
  shop: Shop,
  importRun: ImportRun,
  cause: unknown,
): Promise<void> {
  const { syncLogId, runner } = importRun;
  const isOurs = await inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("importRuns")
      .set({
        state: "undoing",
        errorCode: cause instanceof DomainError ? cause.code : "unprocessable",
        currentItem: null,
      })
      .where("syncLogId", "=", syncLogId)
      .where("runner", "=", runner)
      .where("state", "in", RUNNING_STATES)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && !(cause instanceof ImportInterrupted)) {
      await recordError(shop, syncLogId, cause);
    }
    return numUpdatedRows > 0n;
  });
  if (isOurs) await undoAll(shop, syncLogId, null);
}

/** Goes on with what a process that is gone was taking back. */
export async function resumeRollbacks(shop: Shop): Promise<void> {
  const interrupted = await shop.db
    .selectFrom("importRuns")
    .select("syncLogId")
    .where("state", "=", "undoing")
    .where("allOrNothing", "=", true)
    .where("errorCode", "is not", null)
    .execute();
  for (const { syncLogId } of interrupted) await undoAll(shop, syncLogId, null);
}
