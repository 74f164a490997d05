import type { ImportRun } from "./state/import-run.ts";
import { DomainError } from "../../errors.ts";
import { forEachRow } from "../../for-each-row.ts";
import { inTransaction } from "../../in-transaction.ts";
import { keepLease, type Lease } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";
import { recordError } from "./end-import.ts";
import {
  ImportInterrupted,
  requireImportLease,
  RUNNING_STATES,
  takeImportLease,
} from "./state/import-lease.ts";
import { undoAll } from "./undo-import.ts";

/**
 * Undoes all writes of an all-or-nothing import that failed or was cancelled, and purges them from
 * the trash. Interrupted, it is resumed with interrupted imports.
 */
export async function rollBackImport(
  shop: Shop,
  lease: Lease,
  { syncLogId }: ImportRun,
  cause: unknown,
): Promise<void> {
  const isBegun = await inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("importRuns")
      .set({
        state: "undoing",
        errorCode: cause instanceof DomainError ? cause.code : "unprocessable",
        currentItem: null,
      })
      .where("syncLogId", "=", syncLogId)
      .where("state", "in", RUNNING_STATES)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await requireImportLease(shop, lease);
    if (!(cause instanceof ImportInterrupted)) await recordError(shop, syncLogId, cause);
    return true;
  });
  if (isBegun) await undoAll(shop, syncLogId, null);
}

/** Resumes rollbacks whose process has stopped, each in one process. */
export async function resumeRollbacks(shop: Shop): Promise<void> {
  const interrupted = await shop.db
    .selectFrom("importRuns")
    .select("syncLogId")
    .where("state", "=", "undoing")
    .where("allOrNothing", "=", true)
    .where("errorCode", "is not", null)
    .execute();
  const named = { work: "roll back an import", key: (row: { syncLogId: number }) => row.syncLogId };
  await forEachRow(shop, interrupted, named, async ({ syncLogId }) => {
    const lease = await takeImportLease(shop, syncLogId);
    if (lease) await keepLease(shop, lease, () => undoAll(shop, syncLogId, null));
  });
}
