import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { noteError } from "./end-import.ts";
import { RunInterrupted, UNDER_WAY } from "./import-lease.ts";
import { undoAll } from "./undo-import.ts";
import type { RunRow } from "./process-import.ts";

/**
 * Takes back all that a run wrote that was to be all or nothing, and broke or was cancelled: nothing of
 * it stays, not even in the trash. Cut off, whoever takes up runs goes on with it.
 */
export async function takeBack(shop: Shop, run: RunRow, why: unknown): Promise<void> {
  const { syncLogId, runner } = run;
  const isOurs = await inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("importRuns")
      .set({
        state: "undoing",
        errorCode: why instanceof DomainError ? why.code : "unprocessable",
        currentItem: null,
      })
      .where("syncLogId", "=", syncLogId)
      .where("runner", "=", runner)
      .where("state", "in", UNDER_WAY)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && !(why instanceof RunInterrupted)) {
      await noteError(shop, syncLogId, why);
    }
    return numUpdatedRows > 0n;
  });
  if (isOurs) await undoAll(shop, syncLogId, null);
}

/** Goes on with what a process that is gone was taking back. */
export async function takeBackLeft(shop: Shop): Promise<void> {
  const left = await shop.db
    .selectFrom("importRuns")
    .select("syncLogId")
    .where("state", "=", "undoing")
    .where("allOrNothing", "=", true)
    .where("errorCode", "is not", null)
    .execute();
  for (const { syncLogId } of left) await undoAll(shop, syncLogId, null);
}
